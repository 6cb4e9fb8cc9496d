<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Limit;

use OCP\IRequest;

/** Lets calls through although their limit is used up, such as those that prove to be no robot's: the contract's `limit.reprieve`. */
interface Reprieve {
	/**
	 * Asked only when the limit is used up, before the input is read: what the caller proves is in a header.
	 *
	 * @param string $key of the counter: the same for the same action, caller and path values
	 * @param Usage $usage whose `used` counts refused calls as well
	 */
	public function admits(IRequest $request, string $key, Usage $usage): bool;

	/**
	 * What the caller needs to be admitted next time.
	 *
	 * @return array<string, mixed> members of the refusal's body
	 */
	public function offer(IRequest $request, string $key): array;
}
