import { useLatestUpload } from './latest-upload.ts';
import { documentRefusal, uploadDocument, type UploadedFile } from './upload.ts';

type Options = {
  onDone: (uploaded: UploadedFile, file: File) => void;
  /** A form must not be saved while its document is uploading. */
  onUploading: (uploading: boolean) => void;
};

/** Uploads a chosen document, unless it is refused. */
export function useDocumentUpload(options: Options) {
  return useLatestUpload({ send: uploadDocument, refusalOf: documentRefusal, ...options });
}
