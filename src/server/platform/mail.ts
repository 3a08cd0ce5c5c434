// The one way letters leave the house: over SMTP where it is configured, else into a folder where they can be read.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from './errors.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

/** Sends a letter, or throws a refusal that says it wasn't sent. */
export type Mailer = { send(mail: Mail): Promise<void> };

type Options = { smtpUrl: string | undefined; mailFrom: string; dataDir: string; log: FastifyBaseLogger };

// What a letter holds comes from us alone: nothing in it may make the server read a file or an address.
const sealed = { disableFileAccess: true, disableUrlAccess: true };

/** The mail server of the settings; without one, letters are written to `outbox/*.eml` in the data directory. */
export function openMailer({ smtpUrl, mailFrom, dataDir, log }: Options): Mailer {
  if (!smtpUrl) return outbox(join(dataDir, 'outbox'), mailFrom, log);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from: mailFrom, ...mail, ...sealed });
      } catch (error) {
        log.error({ err: error }, 'a letter could not be sent');
        throw new Refusal(503, 'mail_unavailable', "The mail couldn't be sent at the moment. Please try again in a few minutes.", {
          retryAfter: 60,
        });
      }
    },
  };
}

let written = 0;

function outbox(folder: string, from: string, log: FastifyBaseLogger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail, ...sealed });
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${++written}.eml`;
      // Whole or not at all: somebody may be watching the folder.
      await writeFile(join(folder, `.${name}`), message as Buffer);
      await rename(join(folder, `.${name}`), join(folder, name));
      log.info(
        { file: `outbox/${name}`, subject: mail.subject, link: /https?:\/\/\S+/.exec(mail.text)?.[0] },
        'a letter was written to the outbox',
      );
    },
  };
}
