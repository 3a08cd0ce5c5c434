import { useLatestUpload } from './latest-upload.ts';
import { documentRefusal, uploadDocument, type UploadedFile } from './upload.ts';

type Options = {
  onDone: (uploaded: UploadedFile, file: File) => void;
  /** A form must not be saved while its document is on the way. */
  onUploading: (uploading: boolean) => void;
};

/** Sends a chosen document to be stored, unless it is refused. */
export function useDocumentUpload(options: Options) {
  return useLatestUpload({ send: uploadDocument, refusalOf: documentRefusal, ...options });
}
