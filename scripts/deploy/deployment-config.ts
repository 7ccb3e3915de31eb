/** What of `firebase.json` is made anew for a deployment; the rest stays as it is. */
export interface FirebaseConfig {
  functions: { runtime: string; predeploy?: string[] }[];
  hosting: {
    rewrites: {
      source?: string;
      regex?: string;
      function?: { functionId: string; pinTag?: boolean };
    }[];
    headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
  };
  emulators?: unknown;
}

export interface Deployment {
  /** The project's id. */
  project: string;
  /** Further promises of `Strict-Transport-Security`, e.g. `includeSubDomains; preload`. */
  hsts?: string | undefined;
  /** Whether the site proves itself by App Check. */
  appCheck?: boolean | undefined;
}

/** An address of this machine, or a connection without encryption: neither belongs in a deployment. */
export const LOCAL = /^http:|127\.0\.0\.1|localhost/;

/** The parts of the cloud that the site itself calls: signing in, and live orders. */
const CALLED = ['identitytoolkit', 'securetoken', 'firestore'].map(
  (name) => `https://${name}.googleapis.com`,
);

/**
 * What App Check asks for beside them: the exchange of its tokens, and reCAPTCHA, whose hosts are
 * those of https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website.
 */
const FOR_APP_CHECK: Record<string, string[]> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

/** A policy without the emulators, that names the hosts of this project instead of everybody's. */
function policyFor(policy: string, { project, appCheck }: Deployment): string {
  const own: Record<string, string[]> = {
    'https://*.googleapis.com': CALLED,
    'https://*.firebaseapp.com': [`https://${project}.firebaseapp.com`],
    'https://*.web.app': [`https://${project}.web.app`],
  };
  return policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [
        name,
        ...sources
          .filter((source) => !LOCAL.test(source))
          .flatMap((source) => own[source] ?? source),
        ...(appCheck ? (FOR_APP_CHECK[name] ?? []) : []),
      ].join(' ');
    })
    .join('; ');
}

function valueFor(key: string, value: string, deployment: Deployment): string {
  if (key === 'Content-Security-Policy') return policyFor(value, deployment);
  if (key === 'Strict-Transport-Security' && deployment.hsts) return `${value}; ${deployment.hsts}`;
  return value;
}

/**
 * `firebase.json` as one deployment needs it: no emulator in it, the policy for this project's
 * hosts, and every rewrite pinned to the API that the page was built with. It is built beforehand.
 */
export function deploymentConfig<Config extends FirebaseConfig>(
  { emulators: _, ...config }: Config,
  deployment: Deployment,
) {
  return {
    ...config,
    functions: config.functions.map(({ predeploy: __, ...source }) => source),
    hosting: {
      ...config.hosting,
      rewrites: config.hosting.rewrites.map((rewrite) =>
        rewrite.function
          ? { ...rewrite, function: { ...rewrite.function, pinTag: true } }
          : rewrite,
      ),
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map(({ key, value }) => ({
          key,
          value: valueFor(key, value, deployment),
        })),
      })),
    },
  };
}
