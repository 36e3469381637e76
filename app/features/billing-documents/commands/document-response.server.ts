import type { DocumentRef } from "~/features/billing-documents/model/document-ref";
import { fileResponse } from "~/server/http/file-response.server";
import { openDocumentFile } from "./keep-document-file.server";

/**
 * Answers with the file of a document, made first where it has to be. The caller has checked that its reader may see it.
 * 404 while nothing is issued.
 */
export async function documentResponse(request: Request, ref: DocumentRef): Promise<Response> {
  const opened = await openDocumentFile(ref, { signal: request.signal });
  if (!opened) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  const { kept, name, type, file } = opened;
  if (file.body instanceof ReadableStream) await file.body.cancel();
  return fileResponse(request, { key: kept.key, type, cacheControl: "private, no-store", downloadName: name });
}
