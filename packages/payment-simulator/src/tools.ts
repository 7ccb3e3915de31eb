import { carryOut, type ControlParts } from './control.ts';
import { fieldsOf, changeOf, type ControlFields } from './control-form.ts';
import { controlPage, redeliveryOf } from './control-page.ts';
import { mailboxPage, mailMessagePage, mailPage } from './mail-page.ts';
import type { Mailbox } from './mailbox.ts';
import type { PageAnswer } from './pay.ts';

export interface ToolParts extends ControlParts {
  shopUrl: string;
  mailbox: Mailbox;
}

const wishOfForm = (fields: ControlFields): Record<string, unknown> => {
  if (fields.do === 'reset') return { reset: true };
  if (fields.do === 'set') return changeOf(fields);
  return 'redeliver' in fields ? redeliveryOf(fields) : fields;
};

/** The control page, and the pages of developers in general. */
export class Tools {
  readonly #parts: ToolParts;
  /** What the last form achieved: told once, on the page to which it leads. */
  #said: string | undefined;

  constructor(parts: ToolParts) {
    this.#parts = parts;
  }

  showControl(): PageAnswer {
    const said = this.#said;
    this.#said = undefined;
    const { shopUrl, faults } = this.#parts;
    return { status: 200, html: controlPage(this.#parts, shopUrl, fieldsOf(faults), { said }) };
  }

  /** Carries out a sent form and leads back to the page, or shows it again with what was typed. */
  async submitControl(body: string): Promise<PageAnswer> {
    const fields: ControlFields = Object.fromEntries(new URLSearchParams(body));
    const done = await carryOut(this.#parts, wishOfForm(fields));
    if ('problem' in done) {
      const { shopUrl, faults } = this.#parts;
      const typed = fields.do === 'set' ? fields : fieldsOf(faults);
      return { status: 400, html: controlPage(this.#parts, shopUrl, typed, done) };
    }
    this.#said = done.said;
    return { status: 303, location: '/' };
  }

  showMailbox(): PageAnswer {
    const { mailbox, shopUrl } = this.#parts;
    return { status: 200, html: mailboxPage(mailbox.list(), shopUrl) };
  }

  showMail(id: string): PageAnswer {
    const { mailbox, shopUrl } = this.#parts;
    const mail = mailbox.find(id);
    if (mail) return { status: 200, html: mailPage(mail, shopUrl) };
    const message = 'It may have come before the simulator began anew.';
    return { status: 404, html: mailMessagePage('This mail is not here', message, shopUrl) };
  }
}
