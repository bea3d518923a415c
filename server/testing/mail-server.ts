import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { MailSettings } from '../mail/mail-settings.ts';

export type MailFault =
  | { readonly kind: 'refuse-recipient'; readonly code: number }
  | { readonly kind: 'refuse-mail'; readonly code: number }
  /** The connection breaks while the email is being sent. */
  | { readonly kind: 'drop-in-data' }
  /** The email is accepted, but the connection breaks before the confirmation. */
  | { readonly kind: 'drop-after-dot' }
  /** The response at this stage is delayed by `ms`. Has no effect at the stage `answered`. */
  | { readonly kind: 'slow'; readonly ms: number; readonly stage?: Stage };

/** The progress of an email: connected, recipient named, accepted, confirmed or dropped. */
export type Stage = 'greeting' | 'recipient' | 'taken-over' | 'answered';

export interface ReceivedMail {
  readonly email: Email;
  readonly raw: string;
  readonly recipients: readonly string[];
  readonly from: string;
}

const refusal = (code: number, about: string): Error =>
  Object.assign(new Error(`<${about}>: not taken`), { responseCode: code });

/** Starts a real SMTP server, which stores accepted emails and can simulate faults. */
export const startMailServer = async (options: SMTPServerOptions = {}, port = 0) => {
  const mails: ReceivedMail[] = [];
  const control = {
    /** Returns the fault for an email to `_recipient`, which is '' until the recipient is known. */
    fault: (_recipient: string): MailFault | undefined => undefined,
    reached: (_stage: Stage): void => undefined,
    connections: 0,
    /** The number of emails that have reached the SMTP command DATA. */
    begun: 0,
  };
  const reach = async (stage: Stage, fault: MailFault | undefined): Promise<void> => {
    control.reached(stage);
    if (fault?.kind === 'slow' && (fault.stage ?? 'taken-over') === stage) await wait(fault.ms);
  };
  const recipientsOf = ({ envelope }: SMTPServerSession) =>
    envelope.rcptTo.map(({ address }) => address);

  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 10,
    ...options,
    async onConnect(_, answer) {
      control.connections += 1;
      await reach('greeting', control.fault(''));
      answer();
    },
    async onRcptTo({ address }, _, answer) {
      const fault = control.fault(address);
      await reach('recipient', fault);
      answer(fault?.kind === 'refuse-recipient' ? refusal(fault.code, address) : null);
    },
    async onData(stream, session, answer) {
      control.begun += 1;
      const recipients = recipientsOf(session);
      const fault = control.fault(recipients[0] ?? '');
      const drop = () => {
        for (const connection of server.connections) {
          if (connection.session.id === session.id) connection._socket.destroy();
        }
      };
      if (fault?.kind === 'drop-in-data') {
        stream.once('data', drop);
        return;
      }
      const raw = await buffer(stream).catch(() => null);
      // The sender has disconnected.
      if (!raw) return;
      if (fault?.kind === 'refuse-mail') {
        answer(refusal(fault.code, 'the mail'));
        return;
      }
      const { mailFrom } = session.envelope;
      mails.push({
        email: await PostalMime.parse(raw),
        raw: raw.toString('latin1'),
        recipients,
        from: mailFrom ? mailFrom.address : '',
      });
      await reach('taken-over', fault);
      if (fault?.kind === 'drop-after-dot') drop();
      else answer(null, 'taken over');
      control.reached('answered');
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;

  return {
    mails,
    control,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
export type TestMailServer = Awaited<ReturnType<typeof startMailServer>>;

export const mailSettings = (port: number, changes: Partial<MailSettings> = {}): MailSettings => ({
  smtp: { host: '127.0.0.1', port, isSecure: false },
  from: { name: 'Company website', address: 'website@company.example' },
  to: ['info@company.example'],
  acknowledge: false,
  ...changes,
});
