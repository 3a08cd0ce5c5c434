// Embeds an electronic invoice in a PDF, as Factur-X 1.0 (ZUGFeRD 2) requires.
const name = 'factur-x.xml';
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const xmpProperties: Record<string, [value: string, means: string]> = {
  DocumentType: ['INVOICE', 'The type of the hybrid document'],
  DocumentFileName: [name, 'The name of the embedded XML file'],
  Version: ['1.0', 'The version of the standard'],
  ConformanceLevel: ['EN 16931', 'The profile of the embedded XML'],
};

/** Adds the XML under the name that readers look for, and declares in the metadata that it is an alternative to the pages. */
export function embedInvoice(paper: PDFKit.PDFDocument, xml: string, at: Date): void {
  const description = 'The same invoice by EN 16931';
  const look = { name, type: 'text/xml', description, creationDate: at, modifiedDate: at, relationship: 'Alternative' };
  paper.file(Buffer.from(xml), look as never);
  (paper as unknown as { appendXML(xml: string): void }).appendXML(described());
}

/** An archivable file has to describe every metadata property it uses. */
function described(): string {
  const properties = Object.entries(xmpProperties).map(
    ([property, [, means]]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${property}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${means}</pdfaProperty:description></rdf:li>`,
  );
  const values = Object.entries(xmpProperties).map(([property, [value]]) => `<fx:${property}>${value}</fx:${property}>`);
  return `
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>fx</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq>${properties.join('')}</rdf:Seq></pdfaSchema:property>
      </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:fx="${namespace}">${values.join('')}</rdf:Description>`;
}
