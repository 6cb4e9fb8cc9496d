<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Http;

use OCA\FormsApp\Host\AppKey;
use OCA\FormsApp\Host\ChallengeCeiling;
use OCA\FormsApp\Model\Link\Challenge;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Limit\Counters;
use OCA\FormsApp\Shared\Limit\Reprieve;
use OCA\FormsApp\Shared\Limit\Usage;
use OCP\IRequest;

/**
 * The contract's reprieve `challenge`: a class behind one address answers at once, while whoever floods a form has to work for it, and more
 * the longer it goes on. Each solution counts once, and per minute there are at most as many as the administrator permits.
 */
final class SolvedChallenge implements Reprieve {
	private const HEADER = 'X-Forms-Solution';
	private const SECONDS = 60;
	/** About 65,000 attempts: less than a second on a phone. */
	private const FEWEST_ZEROS = 16;
	private const MOST_ZEROS = 20;
	/** After so many solutions in a minute the work doubles. */
	private const STEP = 60;

	public function __construct(
		private readonly ChallengeCeiling $ceiling,
		private readonly Counters $counters,
		private readonly AppKey $key,
		private readonly Clock $clock,
	) {
	}

	#[\Override]
	public function admits(IRequest $request, string $key, Usage $usage): bool {
		$id = Challenge::solved($request->getHeader(self::HEADER), $key, $this->now(), $this->key->find());
		$counter = $this->counters->find();
		return $id !== null
			&& $counter->count(self::name('solution', $id), 1, Challenge::LIFETIME)->isAllowed()
			&& $counter->count(self::name('admitted', $key), $this->ceiling->find(), self::SECONDS)->isAllowed();
	}

	#[\Override]
	public function offer(IRequest $request, string $key): array {
		$given = $this->counters->find()->look(self::name('admitted', $key), $this->ceiling->find(), self::SECONDS);
		if ($given->remaining() === 0) {
			return [];
		}
		$zeros = min(self::MOST_ZEROS, self::FEWEST_ZEROS + intdiv($given->used, self::STEP));
		$text = Challenge::issue($key, bin2hex(random_bytes(16)), $this->now(), $zeros, $this->key->find());
		return ['challenge' => ['text' => $text, 'zeros' => $zeros]];
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}

	private static function name(string $kind, string $of): string {
		return hash('sha256', "$kind $of");
	}
}
