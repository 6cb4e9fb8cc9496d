<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Words;

use OCA\HostProbe\Shared\Limit\Reprieve;
use OCA\HostProbe\Shared\Limit\Usage;
use OCP\IRequest;

/** The reprieve `reversed-key`: whoever reverses the challenge passes, up to eight calls in all. */
final class ReversedKey implements Reprieve {
	private const CEILING = 8;

	#[\Override]
	public function admits(IRequest $request, string $key, Usage $usage): bool {
		return $usage->used <= self::CEILING && hash_equals(strrev($key), $request->getHeader('X-Probe-Proof'));
	}

	#[\Override]
	public function offer(IRequest $request, string $key): array {
		return ['challenge' => $key];
	}
}
