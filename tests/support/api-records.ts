import type { Timestamp } from 'firebase-admin/firestore';
import { db } from './api-admin.ts';

interface AuditRecord {
  type: string;
  by: string;
  at: Timestamp;
  orderId: string;
}

/** What the audit log says of an order, oldest first. */
export const auditOf = async (orderId: string): Promise<AuditRecord[]> => {
  const { docs } = await db.collection('auditLog').where('orderId', '==', orderId).get();
  return docs
    .map((entry) => entry.data() as AuditRecord)
    .sort((one, other) => one.at.toMillis() - other.at.toMillis());
};

interface MailRecord {
  to: string;
  message: { subject: string; text: string; html: string };
}

/** The mail about an event of an order, wherever it is on its way; undefined when there is none. */
export const mailAbout = async (
  orderId: string,
  event: string,
): Promise<MailRecord | undefined> => {
  const mail = (await db.doc(`mail/${orderId}-${event}`).get()).data() as MailRecord | undefined;
  return mail && { to: mail.to, message: mail.message };
};

/** The events of an order that mails were written about. */
export const mailEventsOf = async (orderId: string): Promise<string[]> => {
  const prefix = `${orderId}-`;
  const { docs } = await db.collection('mail').get();
  return docs.flatMap(({ id }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : [])).sort();
};
