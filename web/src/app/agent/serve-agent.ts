import { agentTools } from './agent-tools.ts';
import { modelContext } from './model-context.ts';

/** Tells the agent of a browser what it can do here. */
export async function serveAgent(show: (path: string) => void): Promise<void> {
  const context = modelContext();
  if (!context) return;
  const told = agentTools(show).map(async (tool) => {
    await context.registerTool(tool);
  });
  // One that the browser refuses, because it has another of that name, leaves the others.
  await Promise.allSettled(told);
}
