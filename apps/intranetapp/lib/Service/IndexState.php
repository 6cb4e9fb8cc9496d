<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service;

use OCA\IntranetApp\Repository\SiteRepository;
use OCA\IntranetApp\Shared\Clock;

/** Whether the index has every page, as far as is known; of another team folder it says nothing. */
class IndexState {
	public function __construct(
		private readonly SiteRepository $site,
		private readonly Clock $clock,
	) {
	}

	public function isComplete(): bool {
		return $this->value('isComplete') === true;
	}

	/** @return ?int Unix seconds of the last whole comparison with the files */
	public function checkedAt(): ?int {
		$time = $this->value('checkedAt');
		return is_int($time) ? $time : null;
	}

	/** @return list<string> places that the comparison under way has not come to yet; empty when none is under way */
	public function remaining(): array {
		$remaining = $this->value('remaining');
		return is_array($remaining) ? array_values(array_filter($remaining, is_string(...))) : [];
	}

	public function markComplete(): void {
		$this->save(true, $this->clock->now()->getTimestamp(), []);
	}

	/** Something was missed: the next check finds it. */
	public function markIncomplete(): void {
		if ($this->isComplete() || $this->value('isComplete') === null) {
			$this->save(false, $this->checkedAt(), $this->remaining());
		}
	}

	/** @param list<string> $places */
	public function keepRemaining(array $places): void {
		$this->save($this->isComplete(), $this->checkedAt(), $places);
	}

	private function value(string $name): mixed {
		$state = $this->site->indexState();
		return ($state['folderId'] ?? null) === $this->site->folderId() ? $state[$name] ?? null : null;
	}

	/** @param list<string> $remaining */
	private function save(bool $isComplete, ?int $checkedAt, array $remaining): void {
		$this->site->setIndexState(['folderId' => $this->site->folderId(), 'isComplete' => $isComplete, 'checkedAt' => $checkedAt, 'remaining' => $remaining]);
	}
}
