import { loadCode } from '../../lib/load-code.ts';
import { modelContext } from './model-context.ts';

/** Tells the agent of a browser, where it has one, what it can do here. */
export async function serveAgent(show: (path: string) => void): Promise<void> {
  const context = modelContext();
  if (!context) return;
  try {
    const { agentTools } = await loadCode(() => import('./agent-tools.ts'));
    const told = agentTools(show).map(async (tool) => context.registerTool(tool));
    // One that the browser refuses, because it has another of that name, leaves the others.
    await Promise.allSettled(told);
  } catch {
    // The page is the same without an agent.
  }
}
