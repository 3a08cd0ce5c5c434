// The one way letters leave the house: over SMTP where it is configured, else into a folder where they can be read.
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
  /** In whose name it is sent, from our address; ours where nobody's is said. */ fromName?: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** A yacht that it shows, drawn. */ picture?: YachtType;
  attachments?: {
    filename: string;
    content: Buffer;
    contentType: string;
    /** one that the letter shows under this name */ cid?: string;
    contentDisposition?: 'inline';
  }[];
  /** The same at every try to send it. */ messageId?: string;
};

/** A letter that the mail server didn't take: for good, or so that another try may help. */
export class NotTaken extends Error {
  readonly forGood: boolean;
  /** Whether it is the address that was refused, and not what the letter says. */
  readonly ofAddress: boolean;

  constructor(cause: Error & { code?: string; responseCode?: number }) {
    super(cause.message, { cause });
    // A 5xx to the address or to the letter itself; one to the account is a matter of the settings, and those may be mended.
    this.forGood = (cause.responseCode ?? 0) >= 500 && (cause.code === 'EENVELOPE' || cause.code === 'EMESSAGE');
    this.ofAddress = cause.code === 'EENVELOPE';
  }
}

/** Sends a letter, or throws `NotTaken`. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** A mailer that can let go of the mail server, so that a command can end. */
type OpenMailer = Mailer & { close(): void };

type Options = { smtpUrl: string | undefined; mailFrom: string; dataDir: string; log: FastifyBaseLogger };

// What a letter holds comes from us alone: nothing in it may make the server read a file or an address.
const sealed = { disableFileAccess: true, disableUrlAccess: true };

/** The mail server of the settings; without one, letters are written to `outbox/*.eml` in the data directory. */
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
    ...sealed,
    ...(messageId ? { messageId: `<${messageId}@${domain}>` } : {}),
  };
}

let written = 0;

function outbox(folder: string, from: string, log: FastifyBaseLogger): OpenMailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(inEnvelope(from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${++written}.eml`;
      // Whole or not at all: somebody may be watching the folder.
      await writeFile(join(folder, `.${name}`), message as Buffer);
      await rename(join(folder, `.${name}`), join(folder, name));
      // Its link stays in the file: whoever reads the log may not set other people's passwords.
      log.info({ file: `outbox/${name}`, subject: mail.subject }, 'a letter was written to the outbox');
    },
    close: () => {},
  };
}
