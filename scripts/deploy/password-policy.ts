import { getAuth, type PasswordPolicyConfig } from 'firebase-admin/auth';
import { PASSWORD_RULE } from '../../functions/src/contract/constants.ts';
import { withProject } from './project-app.ts';

const { minLength } = PASSWORD_RULE;

/** The project's own rule, and what the shop's forms ask for besides; what is stricter there stays. */
const policyWith = ({
  constraints = {},
  forceUpgradeOnSignin = false,
}: PasswordPolicyConfig = {}): PasswordPolicyConfig => ({
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin,
  constraints: {
    ...constraints,
    requireNumeric: true,
    minLength: Math.max(minLength, constraints.minLength ?? 0),
  },
});

/**
 * Has the identity provider of a project enforce what the forms of the shop ask of a password, on its
 * own page for a new one too.
 * @throws Error as `withProject` does, or where the provider refuses: then nothing is changed
 */
export const setPasswordPolicy = (project: string): Promise<void> =>
  withProject(project, async (app) => {
    const configs = getAuth(app).projectConfigManager();
    const { passwordPolicyConfig } = await configs.getProjectConfig();
    await configs.updateProjectConfig({ passwordPolicyConfig: policyWith(passwordPolicyConfig) });
  });

/** What somebody has to do where that failed. */
export const policyByHand = (project: string, why: string): string =>
  `The password policy could not be set: ${why}
The shop is deployed. Until this is done, somebody who resets a password to one without a digit cannot log in with it. Either
- "gcloud auth application-default login" and "npm run deploy" again, or
- https://console.firebase.google.com/project/${project}/authentication/settings, Password policy: "Require enforcement", numeric character required, at least ${minLength} characters. (Where it asks for it, upgrade to Identity Platform first.)`;
