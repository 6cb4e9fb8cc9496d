<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

/** The progress of one account in the tour. */
final readonly class UserState {
	/** How long a closed tour is paused before it resumes at the same step. */
	public const PAUSE_SECONDS = 12 * 3600;

	/**
	 * @param int $version the tour's current version, 1 before the first "Show to everyone again"
	 * @param int $versionStarted the version of which the account last saw a step; 0 for none
	 * @param int $versionSeen the version the account last finished; 0 for none
	 * @param ?int $pausedAt Unix seconds
	 * @param ?string $lastStep id of the last step seen
	 */
	public function __construct(
		public int $version,
		public int $versionStarted = 0,
		public int $versionSeen = 0,
		public bool $isOptedOut = false,
		public bool $hasSkipped = false,
		public ?int $pausedAt = null,
		public ?string $lastStep = null,
	) {
	}

	/**
	 * Whether the tour should start by itself, provided that there is one.
	 *
	 * @param int $now Unix seconds
	 */
	public function isWaiting(int $now): bool {
		return !$this->isOptedOut && !$this->hasFinished() && !$this->isPaused($now);
	}

	/** The step to resume at: progress in an older version does not count. */
	public function resumeAt(): ?string {
		return $this->versionStarted === $this->version ? $this->lastStep : null;
	}

	/**
	 * @param int $now Unix seconds
	 * @return 'new'|'started'|'paused'|'completed'|'skipped'
	 */
	public function name(int $now): string {
		return match (true) {
			$this->isOptedOut && $this->hasSkipped => 'skipped',
			$this->hasFinished() => 'completed',
			$this->isPaused($now) => 'paused',
			$this->versionStarted === $this->version => 'started',
			default => 'new',
		};
	}

	private function hasFinished(): bool {
		return $this->versionSeen >= $this->version;
	}

	private function isPaused(int $now): bool {
		return $this->pausedAt !== null && $this->versionStarted === $this->version && $this->pausedAt > $now - self::PAUSE_SECONDS;
	}
}
