/** What a letter says: a heading, paragraphs, one thing to do, and a closing note. Plain words, no markup. */
export type Letter = { heading: string; paragraphs: string[]; action?: { label: string; url: string }; note?: string };

/** A letter as text and as HTML that mail programs of any age show alike. Whatever people wrote into it stays text. */
export function written({ heading, paragraphs, action, note }: Letter): { text: string; html: string } {
  const text = [heading, ...paragraphs, action && `${action.label}:\n${action.url}`, note, 'Fairlead\nRun the fleet, not the paperwork.'].filter(Boolean).join('\n\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(heading)}</title></head>
<body style="margin:0;background:#f5f7f9;padding:24px 12px;font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#0b1b2a">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #dfe6eb;border-radius:14px">
<tr><td style="padding:20px 28px;background:#0b2030;border-radius:14px 14px 0 0;color:#e6eef4;font-size:17px;font-weight:600">Fairlead</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600">${escaped(heading)}</h1>
${paragraphs.map((each) => `<p style="margin:0 0 14px;font-size:15px;line-height:23px">${escaped(each).replaceAll('\n', '<br>')}</p>`).join('\n')}
${action ? `<p style="margin:22px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:#0f3249;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>
<p style="margin:0 0 14px;font-size:13px;line-height:19px;color:#5b6d7b">If the button doesn't work, open this address:<br><a href="${escaped(action.url)}" style="color:#0b6e80;word-break:break-all">${escaped(action.url)}</a></p>` : ''}
${note ? `<p style="margin:18px 0 0;padding-top:14px;border-top:1px solid #dfe6eb;font-size:13px;line-height:19px;color:#5b6d7b">${escaped(note)}</p>` : ''}
</td></tr></table>
<p style="margin:16px 0 0;font-size:12px;color:#5b6d7b">Fairlead. Run the fleet, not the paperwork.</p>
</td></tr></table></body></html>
`;
  return { text: `${text}\n`, html };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
