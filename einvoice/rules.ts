// Checks electronic invoices against the official schemas and rules in rules/.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

export type Fault = { rule: string; flag: string; text: string };
type SchemaFile = { fileName: string; contents: string };
type XmlLint = {
  validateXML(input: object): Promise<{ valid: boolean; errors: { message?: string; rawMessage: string }[] }>;
};
type Saxon = { transform(options: object): { principalResult: string } };

const here = import.meta.dirname;
// The validators have their own packages, installed by the first check.
const validators = join(here, 'validators');
const require = createRequire(join(validators, 'package.json'));
const cache = join(validators, 'node_modules', '.cache');

/** Installs the validators for schemas and rules if they are missing. */
export function install(): void {
  if (existsSync(join(validators, 'node_modules', 'saxon-js', 'package.json'))) return;
  process.stdout.write('Installing what the check needs …\n');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: validators, stdio: 'inherit' });
}

const compiled = new Map<string, unknown>();

/** A stylesheet in SaxonJS's compiled format, cached because compiling takes half a minute. */
function rulesOf(name: string): unknown {
  if (!compiled.has(name)) {
    const [compiledFile, sourceFile] = [join(cache, `${name}.sef.json`), join(cache, `${name}.xslt`)];
    if (!existsSync(compiledFile)) {
      process.stdout.write(`Compiling ${name} …\n`);
      mkdirSync(cache, { recursive: true });
      writeFileSync(sourceFile, gunzipSync(readFileSync(join(here, 'rules', `${name}.xslt.gz`))));
      execFileSync(process.execPath, [require.resolve('xslt3'), '-t', `-xsl:${sourceFile}`, `-export:${compiledFile}`, '-nogo'], {
        stdio: 'ignore',
      });
    }
    compiled.set(name, JSON.parse(readFileSync(compiledFile, 'utf8')));
  }
  return compiled.get(name);
}

/** The schemas of a folder in the validator's format. The files themselves stay unmodified. */
function schemas(folder: string): SchemaFile[] {
  const names = readdirSync(join(here, 'rules', folder)).filter((name) => name.endsWith('.xsd'));
  return names.map((fileName) => ({
    fileName,
    contents: readFileSync(join(here, 'rules', folder, fileName), 'utf8').replace(
      /schemaLocation="[^"]*\/([^"/]+)"/g,
      'schemaLocation="$1"',
    ),
  }));
}

/** The faults of an electronic invoice by the schema, else by the rules; none if it is valid. Warnings don't count. */
export async function faultsOf(xml: string, { xrechnung = false } = {}): Promise<Fault[]> {
  const root = /<(?:\w+:)?(Invoice|CreditNote|CrossIndustryInvoice)[\s>]/.exec(xml)?.[1];
  if (!root) return [{ rule: 'root', flag: 'fatal', text: 'neither a UBL invoice, a UBL credit note nor a cross industry invoice' }];
  const isCii = root === 'CrossIndustryInvoice';
  const shape = await shapeFaults(xml, isCii ? 'CrossIndustryInvoice_100pD16B.xsd' : `UBL-${root}-2.1.xsd`, isCii);
  if (shape.length > 0) return shape;
  const saxon = require('saxon-js') as Saxon;
  const syntax = isCii ? 'CII' : 'UBL';
  return [`EN16931-${syntax}-validation`, ...(xrechnung ? [`XRechnung-${syntax}-validation`] : [])].flatMap((name) => {
    const { principalResult } = saxon.transform({ stylesheetInternal: rulesOf(name), sourceText: xml, destination: 'serialized' });
    return (
      [...principalResult.matchAll(/<svrl:failed-assert[\s\S]*?<\/svrl:failed-assert>/g)]
        .map(([assertion]) => ({
          rule: / id="([^"]*)"/.exec(assertion)?.[1] ?? '',
          flag: / flag="([^"]*)"/.exec(assertion)?.[1] ?? '',
          text: /<svrl:text>([\s\S]*?)<\/svrl:text>/.exec(assertion)?.[1]?.trim() ?? '',
        }))
        // It calculates with a thirty-digit integer, which SaxonJS stores as a double, so valid IBANs fail. The domain checks IBANs itself.
        .filter(({ rule, flag }) => rule !== 'BR-DE-19' && flag !== 'warning' && flag !== 'information')
    );
  });
}

async function shapeFaults(xml: string, main: string, isCii: boolean): Promise<Fault[]> {
  const all = isCii ? schemas('cii-d16b') : [...schemas('ubl-2.1/maindoc'), ...schemas('ubl-2.1/common')];
  const { validateXML } = (await import(pathToFileURL(require.resolve('xmllint-wasm')).href)) as XmlLint;
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'invoice.xml', contents: xml }],
    schema: [all.find(({ fileName }) => fileName === main)],
    preload: all.filter(({ fileName }) => fileName !== main),
  });
  return valid ? [] : errors.map(({ message, rawMessage }) => ({ rule: 'XSD', flag: 'fatal', text: message ?? rawMessage }));
}
