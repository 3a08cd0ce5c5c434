// The only way emails are sent: over SMTP if configured, otherwise into a folder where they can be read.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import type { YachtType } from '#domain/yachts/words.ts';
import { attachedDrawing } from './drawings.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The sender's name, with our address; ours by default. */ fromName?: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** The type of yacht drawn at the top. */ picture?: YachtType;
  attachments?: {
    filename: string;
    content: Buffer;
    contentType: string;
    /** one that the email shows under this name */ cid?: string;
    contentDisposition?: 'inline';
  }[];
  /** The same for every attempt to send it. */ messageId?: string;
};

// Replies that ask for credentials, other ones, or encryption first (RFC 4954).
const needsSigningIn = [530, 535, 538];

/** The mail server refused an email, permanently or so that a retry may help. */
export class NotTaken extends Error {
  readonly forGood: boolean;
  /** Whether the recipient’s address was refused, and not the content. */
  readonly ofAddress: boolean;

  constructor(cause: Error & { code?: string; command?: string; responseCode?: number }) {
    super(cause.message, { cause });
    const { code, command, responseCode = 0 } = cause;
    // A 5xx for the recipient or the email itself is permanent; one for the account or our own address is a matter of settings, which can be
    // fixed.
    const ofSender = command === 'MAIL FROM' || needsSigningIn.includes(responseCode);
    this.forGood = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE') && !ofSender;
    this.ofAddress = code === 'EENVELOPE' && command !== 'DATA' && !ofSender;
  }
}

/** Sends an email, or throws `NotTaken`. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** A mailer whose connections can be closed. */
type OpenMailer = Mailer & { close(): void };

type Options = { smtpUrl: string | undefined; mailFrom: string; dataDir: string; log: FastifyBaseLogger };

// Nothing in an email may make the server read a file or fetch an address.
const noAccess = { disableFileAccess: true, disableUrlAccess: true };

/** The mail server of the settings; without one, emails are written to `outbox/*.eml` in the data directory. */
export function openMailer({ smtpUrl, mailFrom, dataDir, log }: Options): OpenMailer {
  if (!smtpUrl) return outbox(join(dataDir, 'outbox'), mailFrom, log);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(inEnvelope(mailFrom, mail)).catch((error) => {
        throw new NotTaken(error);
      });
    },
    close: () => transport.close(),
  };
}

function inEnvelope(from: string, { messageId, fromName, picture, attachments = [], ...mail }: Mail) {
  const address = /[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? from;
  const domain = /@(.+)/.exec(address)?.[1] ?? 'fairlead.example';
  const all = [...attachments, ...(picture ? [attachedDrawing(picture)] : [])];
  return {
    from: fromName ? { name: fromName.replaceAll(/\s+/g, ' '), address } : from,
    ...mail,
    ...(all.length > 0 ? { attachments: all } : {}),
    ...noAccess,
    ...(messageId ? { messageId: `<${messageId}@${domain}>` } : {}),
  };
}

let fileCount = 0;

function outbox(folder: string, from: string, log: FastifyBaseLogger): OpenMailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(inEnvelope(from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${++fileCount}.eml`;
      // Written in one step, because somebody may be watching the folder.
      await writeFile(join(folder, `.${name}`), message as Buffer);
      await rename(join(folder, `.${name}`), join(folder, name));
      // The links stay in the file: somebody who reads the log must not be able to set other people's passwords.
      log.info({ file: `outbox/${name}`, subject: mail.subject }, 'wrote an email to the outbox');
    },
    close: () => {},
  };
}
