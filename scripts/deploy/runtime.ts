/** The Node release that functions run on in the cloud: `24` of `nodejs24`. */
export const cloudNode = ({ functions }: { functions: { runtime: string }[] }): number =>
  Number(functions[0]?.runtime.replace('nodejs', ''));

/** A sentence for whoever deploys from another release than the cloud runs; undefined for the same one. */
export const otherNode = (here: string, cloud: number): string | undefined =>
  Number.parseInt(here, 10) === cloud
    ? undefined
    : `This is Node ${here}, and the functions will run on Node ${cloud}. "nvm use" takes that one, and "npm test" then shows the shop on it.`;
