import { createTransport } from 'nodemailer';
import { headerText, isAddress } from './address.ts';
import type { Mail } from './mail.ts';
import type { MailSettings, SmtpServer } from './mail-settings.ts';
import { SmtpFailure } from './smtp-failure.ts';

const CONNECT_MS = 10_000;
/** How long the mail server may take to ask for the text. */
const BEGIN_MS = 60_000;
/** How long the mail server may then take to accept the email (RFC 5321, 4.5.3.2.6). */
const ACCEPT_MS = 10 * 60_000;
/** How long sending one email may take in total. */
export const SEND_MS = BEGIN_MS + ACCEPT_MS;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/i;

export interface Sent {
  readonly response: string;
  readonly acceptedBy: readonly string[];
  /** One failure for each rejected recipient. If all are rejected, `send` throws instead. */
  readonly refusals: readonly SmtpFailure[];
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Recipients to omit, because they already have the email. */
  readonly except?: readonly string[];
}

// A password is never sent over a network without TLS. Nobody can eavesdrop within this machine,
// and a local mail server often has a self-signed certificate.
const tlsOf = ({ host, isSecure, login }: SmtpServer) => {
  if (LOOPBACK.test(host)) return { ignoreTLS: !isSecure };
  return { requireTLS: !isSecure && login !== undefined };
};

// Nodemailer's own check parses some invalid addresses as two. Its error has the same code.
const notAnAddress = (): Error =>
  Object.assign(new Error('a recipient is not an email address'), { code: 'EENVELOPE' });

export const mailSender = ({ smtp, from }: MailSettings) => {
  const options = {
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isSecure,
    ...tlsOf(smtp),
    ...(smtp.login && { auth: smtp.login, forceAuth: true }),
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ACCEPT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const domain = from.address.split('@').at(-1);

  return {
    /**
     * Sends one email on its own connection.
     * @param id the first part of the Message-ID, which is the same for every attempt
     * @throws SmtpFailure
     */
    async send(mail: Mail, id: string, { signal, except = [] }: SendOptions = {}): Promise<Sent> {
      const limit = new AbortController();
      const end = () => limit.abort();
      let timer = setTimeout(end, BEGIN_MS);
      let isBegun = false;
      const transport = createTransport(options);
      transport.use('stream', ({ message }, done) => {
        // The text flows only after the mail server has accepted DATA.
        message.processFunc((text) =>
          text.once('resume', () => {
            isBegun = true;
            clearTimeout(timer);
            timer = setTimeout(end, ACCEPT_MS);
          }),
        );
        done();
      });
      const { replyTo } = mail;
      try {
        if (!mail.to.every(isAddress)) throw notAnAddress();
        const info = await transport.sendMail({
          from,
          to: [...mail.to],
          ...(replyTo &&
            isAddress(replyTo.address) && {
              replyTo: { name: headerText(replyTo.name), address: replyTo.address },
            }),
          envelope: {
            from: from.address,
            to: mail.to.filter((address) => !except.includes(address)),
          },
          subject: headerText(mail.subject),
          text: mail.text,
          html: mail.html,
          attachments: Object.entries(mail.pictures ?? {}).map(([name, content]) => ({
            cid: name,
            filename: `${name}.png`,
            contentType: 'image/png',
            contentDisposition: 'inline',
            content,
          })),
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
          signal: AbortSignal.any([limit.signal, ...(signal ? [signal] : [])]),
        });
        return {
          response: info.response,
          acceptedBy: info.accepted,
          refusals: (info.rejectedErrors ?? []).map((error) => SmtpFailure.from(error)),
        };
      } catch (error) {
        throw SmtpFailure.from(error, isBegun);
      } finally {
        clearTimeout(timer);
      }
    },
    async verify(): Promise<void> {
      await createTransport(options).verify();
    },
  };
};

export type MailSender = ReturnType<typeof mailSender>;
