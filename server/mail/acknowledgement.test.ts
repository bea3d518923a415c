// @module-tag mail
import { beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../src/content/site.ts';
import { sealOf } from '../../src/seal/seal.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { engines, openTestDatabase, type TestDatabase } from '../testing/engines.ts';
import { testMailServer } from '../testing/for-one-test.ts';
import { mailSettings, type TestMailServer } from '../testing/mail-server.ts';
import { aMailingServer, aWorld } from '../testing/mailing-server.ts';
import { aContactMessage, anApplication, aReservation, aSubscription } from '../testing/testing.ts';
import { INTERRUPTED } from './mail-jobs.ts';

let place: TestDatabase;
let database: Database;
let mailServer: TestMailServer;
let world: ReturnType<typeof aWorld>;

const aServer = (on = database, acknowledge = true) =>
  aMailingServer(world, on, mailSettings(mailServer.port, { acknowledge }));
const acknowledgements = () =>
  mailServer.mails.filter(({ recipients }) => recipients[0]?.endsWith('@client.example'));
const job = async () =>
  (await database.read({ sql: "SELECT * FROM mail_jobs WHERE purpose = 'acknowledgement'" }))[0];

describe.each(engines)('an acknowledgement, with $engine', ({ create }) => {
  beforeEach(async () => {
    ({ place, database } = await openTestDatabase(create));
    mailServer = await testMailServer();
    world = aWorld();
  });

  it("is sent to the writer of a message, and contains none of the writer's text", async () => {
    const { store, send } = aServer();
    const theirs = { topic: 'buy-pills', organisation: 'Pills-Ltd', message: 'Cheap-pills here' };
    await store(aContactMessage({ name: 'Visit-pills', ...theirs }));
    await send();
    expect(mailServer.mails).toHaveLength(2);
    const [mail] = acknowledgements();
    expect(mail).toMatchObject({
      recipients: ['thandi@client.example'],
      email: {
        subject: 'We have received your message',
        to: [{ name: '', address: 'thandi@client.example' }],
        replyTo: [{ name: site.name, address: site.email }],
      },
    });
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
    expect(mail?.email.text).toContain(site.phone);
    expect(`${mail?.raw}${mail?.email.text}${mail?.email.html}`).not.toMatch(/pills/i);
    expect(mail?.email.text).not.toContain('About:');
  });

  it('contains the topic, the time and the seal, and says how to add something', async () => {
    const { store, send } = aServer();
    const about = async (topic: string) => {
      const email = `${topic.replace('/', '-')}@client.example`;
      const { id } = await store(aContactMessage({ email, topic }));
      await send();
      const mail = acknowledgements().find(({ recipients }) => recipients[0] === email)?.email;
      return { id, mail };
    };
    const { id, mail } = await about('services/cloud');
    const facts = ['About: Cloud Solutions', 'Received: 2027-01-01 09:00 UTC'];
    expect(mail?.text).toContain([...facts, `Seal: ${sealOf(id).words}`, ''].join('\n'));
    expect(mail?.text).toContain('To add something, reply to this mail.');
    expect(mail?.html).toContain('<td>Cloud Solutions</td>');
    expect(mail?.html).toContain('src="cid:seal"');
    expect(mail?.attachments).toMatchObject([{ contentId: '<seal>', mimeType: 'image/png' }]);
    expect((await about('careers/filled')).mail?.text).not.toContain('About:');
  });

  it('has its own subject and text for an application and a reservation', async () => {
    const { store, send } = aServer();
    await store(anApplication({ email: 'a@client.example' }));
    await store(anApplication({ email: 'b@client.example', vacancy: 'filled' }));
    await store(aReservation({ email: 'c@client.example' }));
    await send();
    const mails = ['a', 'b', 'c'].map((name) =>
      acknowledgements().find(({ recipients }) => recipients[0] === `${name}@client.example`),
    );
    expect(mails.map((mail) => mail?.email.subject)).toEqual([
      'We have received your application',
      'We have received your application',
      'We have received your reservation',
    ]);
    const [application, filled, reservation] = mails.map((mail) => mail?.email.text);
    expect(application).toContain('About: Data Engineer\n');
    expect(application).not.toContain('pipelines');
    expect(filled).not.toMatch(/About:|filled/);
    expect(reservation).toContain('About: Power Platform Intensive\n');
  });

  it('is sent only if MAIL_ACKNOWLEDGE is on both when the message is stored and when emails are sent', async () => {
    const off = aServer(database, false);
    await off.store();
    await off.send();
    expect(mailServer.mails).toHaveLength(1);
    await aServer().store();
    await off.send();
    expect([mailServer.mails.length, acknowledgements()]).toEqual([2, []]);
  });

  it('is not sent for a message with signs of spam, or for a subscription', async () => {
    const { store, send } = aServer();
    await store({ ...aContactMessage(), signs: ['hidden-field'] });
    await store(aSubscription());
    await send();
    expect([mailServer.mails.length, acknowledgements()]).toEqual([1, []]);
  });

  it('is sent to an address at most once a day, across all servers', async () => {
    const otherDatabase = await openDatabase(place);
    const servers = [aServer(), aServer(otherDatabase)];
    await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        servers[n % 2]?.store(aContactMessage(n % 3 ? {} : { email: 'Thandi@Client.Example' })),
      ),
    );
    await Promise.all(servers.map(({ send }) => send()));
    expect([mailServer.mails.length, acknowledgements().length]).toEqual([17, 1]);

    world.clock += 23 * 3_600_000;
    await servers[0]?.store();
    await servers[1]?.store(aContactMessage({ email: 'sipho@client.example' }));
    await servers[0]?.send();
    expect(acknowledgements()).toHaveLength(2);

    world.clock += 3_600_001;
    await servers[0]?.store();
    await servers[0]?.send();
    expect(acknowledgements()).toHaveLength(3);
    await otherDatabase.close();
  });

  it('is resent after a temporary rejection, but not if it may already have arrived', async () => {
    const { store, passMinutes } = aServer();
    const faulty = (fault: ReturnType<TestMailServer['control']['fault']>) => {
      mailServer.control.fault = (to) => (to.endsWith('@client.example') ? fault : undefined);
    };
    await store();
    faulty({ kind: 'refuse-recipient', code: 451 });
    await passMinutes(3);
    expect(acknowledgements()).toHaveLength(0);
    faulty({ kind: 'drop-after-dot' });
    await passMinutes(60);
    expect(acknowledgements()).toHaveLength(1);
    expect(await job()).toMatchObject({ sent_at: null, given_up_at: expect.any(String) });
  });

  it('is not resent if a server died while sending it', async () => {
    const { store, passMinutes } = aServer();
    await store();
    const sql = 'UPDATE mail_jobs SET attempts = 1, last_error = $1';
    await database.write([{ sql, args: [INTERRUPTED] }]);
    await passMinutes(60);
    expect([mailServer.mails.length, acknowledgements()]).toEqual([1, []]);
    expect(await job()).toMatchObject({ given_up_at: expect.any(String) });
  });
});
