// The frame of all emails, as HTML for mail programs of any age: tables, styles on each element, and a few rules for the dark theme. It
// loads nothing from elsewhere.
import { initialOf } from '#domain/shared/words.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import { drawingCid } from './drawings.ts';
import { escaped } from './escaped.ts';

/** A company that sends an email, with its logo: the name of an attached picture. The person who sent it is named below the email. */
export type Sender = { name: string; logo?: string | undefined; sentBy: string };

type Framed = { title: string; sender?: Sender | undefined; picture?: YachtType | undefined; body: string; foot: string };

/** The colors of an email in the light theme, set on its elements; in the dark theme the classes of the same names override them. */
export const shades = { ink: '#0b1b2a', dim: '#526371', line: '#dfe6eb', link: '#0b6e80', alarm: '#9c1f15' };

// Programs that support neither classes nor dark themes show the light one, on its own background.
const night = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0a141d!important}.sheet{background:#101f2b!important;border-color:#26404f!important}
.ink{color:#e6eef4!important}.dim{color:#a3b5c2!important}.link{color:#5fcdd8!important}.alarm{color:#ffb3a7!important}
.line{border-color:#26404f!important}.well{background:#0b1822!important}.act{background:#4cc5d2!important;color:#04202a!important}
}
@media (max-width:480px){.body{padding:22px 18px!important}.mark{padding:18px!important}}`;

const face = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Puts an email into its frame. The body is HTML; everything else is plain text. */
export function framed({ title, sender, picture, body, foot }: Framed): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(title)}</title>
<style>${night}
</style></head>
<body class="ground" style="margin:0;padding:0;background:#f5f7f9">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f7f9"><tr><td align="center" style="padding:24px 12px;font-family:${face}">
<table role="presentation" class="sheet" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#ffffff;border:1px solid #dfe6eb;border-radius:14px;border-collapse:separate;overflow:hidden">
${sender ? markOf(sender) : ownMark}
${picture ? `<tr><td style="font-size:0;line-height:0"><img src="cid:${drawingCid(picture)}" width="560" alt="${escaped(`A ${picture.toLowerCase()} at sea, drawn`)}" style="display:block;width:100%;height:auto;border:0"></td></tr>` : ''}
<tr><td class="body ink" style="padding:28px;font-family:${face};color:${shades.ink}">
${body}
</td></tr></table>
<p class="dim" style="margin:16px 0 0;font-size:12px;line-height:18px;font-family:${face};color:${shades.dim}">${escaped(foot)}</p>
</td></tr></table></body></html>
`;
}

const ownMark = `<tr><td class="mark" style="padding:18px 28px;background:#0b2030;border-bottom:2px solid #c9a15b;font-family:${face};color:#e6eef4;font-size:17px;font-weight:600">Fairlead</td></tr>`;

/** A company's logo, or a seal with its first letter, with its name beside it. */
function markOf({ name, logo }: Sender): string {
  const mark = logo
    ? `<td style="padding-right:14px"><img src="cid:${logo}" height="40" alt="" style="display:block;height:40px;max-width:150px;border:0;border-radius:6px"></td>`
    : `<td width="44" style="padding-right:14px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td aria-hidden="true" width="40" height="40" align="center" valign="middle" style="width:40px;height:40px;border-radius:22px;background:#0b2030;border:2px solid #c9a15b;color:#ffffff;font-family:${face};font-size:18px;line-height:40px;font-weight:600">${escaped(initialOf(name))}</td></tr></table></td>`;
  return `<tr><td class="mark" style="padding:20px 28px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${mark}<td class="ink" style="font-family:${face};color:${shades.ink};font-size:17px;line-height:22px;font-weight:600">${escaped(name)}</td></tr></table></td></tr>`;
}
