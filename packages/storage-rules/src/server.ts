import { METHODS, parseRuleset, type Ruleset } from './language/ruleset-parser.ts';
import { LoadError } from './language/source-text.ts';
import { type FirestoreDocument, readFields } from './values.ts';
import { verify } from './verify.ts';
import { type Answer, type DocumentQuestion, type IncomingMessage } from './messages.ts';

const RULES_VERSION = 2;

type Context = Readonly<Record<string, unknown>>;
type Outcome = Omit<Answer, 'id' | 'status'>;

/** Answers firebase-tools: loads rules files and decides requests. */
export class RulesServer {
  readonly #send: (message: Answer | DocumentQuestion) => void;
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #waiting = new Map<number, (document: FirestoreDocument | undefined) => void>();

  constructor(send: (message: Answer | DocumentQuestion) => void) {
    this.#send = send;
  }

  /** Deals with one message; never throws, an inner error becomes an answer that refuses. */
  async receive(message: IncomingMessage): Promise<void> {
    const { id, action, context = {} } = message;
    if (action === undefined) return this.#resume(message);
    let outcome: Outcome;
    try {
      outcome = await this.#act(id, action, context);
    } catch (error) {
      outcome = { errors: [String(error)], warnings: [] };
    }
    this.#send({ id, status: 'ok', ...outcome });
  }

  #act(id: number, action: string, context: Context): Outcome | Promise<Outcome> {
    if (action === 'load_ruleset') return this.#load(context);
    if (action === 'verify') return this.#verify(id, context);
    throw new Error(`unknown action ${action}`);
  }

  #load({ rulesetName, source }: Context): Outcome {
    const [file, ...others] = (source as { files: { name: string; content: string }[] }).files;
    if (!file || others.length > 0) throw new Error('expected one rules file');
    try {
      this.#rulesets.set(String(rulesetName), parseRuleset(file.name, file.content));
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      return { errors: [error.message], warnings: [] };
    }
    return { result: { rulesVersion: RULES_VERSION }, errors: [], warnings: [] };
  }

  async #verify(id: number, context: Context): Promise<Outcome> {
    const ruleset = this.#rulesets.get(String(context.rulesetName));
    if (!ruleset) throw new Error(`no ruleset ${String(context.rulesetName)}`);
    const method = METHODS.find((known) => known === context.method);
    if (!method) throw new Error(`unknown method ${String(context.method)}`);
    const variables = readFields(context.variables);
    const request = { method, path: String(context.path), variables };
    const { permit, warnings } = await verify(ruleset, request, (path) => this.#ask(id, path));
    return { result: { permit }, errors: [], warnings };
  }

  #ask(id: number, path: string): Promise<FirestoreDocument | undefined> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({
        server_request_id: id,
        action: 'fetch_firestore_document',
        status: 'ok',
        context: { path },
      });
    });
  }

  #resume({ id, status, result }: IncomingMessage): void {
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    resolve?.(status === 'ok' ? result : undefined);
  }
}
