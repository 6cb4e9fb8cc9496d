<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Index;

use OCA\IntranetApp\Repository\Index\IndexStateRepository;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Shared\Clock;

/**
 * Whether the index is complete, as far as is known; the state says nothing about any other team folder. Pages missed
 * during a comparison are left to the next one, whichever process notes them.
 */
class IndexState {
	public function __construct(
		private readonly IndexStateRepository $stored,
		private readonly SiteSettings $site,
		private readonly Clock $clock,
	) {
	}

	public function isComplete(): bool {
		return $this->value('isComplete') === true && $this->mark() === $this->stored->findMissedMark();
	}

	/** @return ?int Unix seconds of the last whole comparison with the files */
	public function checkedAt(): ?int {
		$time = $this->value('checkedAt');
		return is_int($time) ? $time : null;
	}

	/** @return list<string> sections that the running comparison has not reached yet; empty when none is running */
	public function remaining(): array {
		$remaining = $this->value('remaining');
		return is_array($remaining) ? array_values(array_filter($remaining, is_string(...))) : [];
	}

	/** @return string the mark to pass when the comparison that begins now is done */
	public function begin(): string {
		$this->site->refresh();
		return $this->stored->findMissedMark();
	}

	/** @return string of the running comparison */
	public function mark(): string {
		$mark = $this->value('mark');
		return is_string($mark) ? $mark : '';
	}

	/**
	 * A comparison has finished.
	 *
	 * @param string $mark from its start
	 * @param bool $isComplete whether it could read everything
	 */
	public function end(string $mark, bool $isComplete): void {
		$this->save($isComplete, $this->clock->now()->getTimestamp(), [], $mark);
	}

	/** Something was missed: the next check finds it. */
	public function markIncomplete(): void {
		$this->stored->saveMissedMark(bin2hex(random_bytes(8)));
	}

	/** @param list<string> $places */
	public function keepRemaining(array $places, string $mark): void {
		$this->save($this->isComplete(), $this->checkedAt(), $places, $mark);
	}

	/** @return bool whether the words in the index are those that this version of the app reads */
	public function hasWordsOf(int $version): bool {
		return $this->stored->findWordsVersion() === $version;
	}

	public function keepWordsOf(int $version): void {
		$this->stored->saveWordsVersion($version);
	}

	private function value(string $name): mixed {
		$state = $this->stored->find();
		return ($state['folderId'] ?? null) === $this->site->findFolderIdOrNull() ? $state[$name] ?? null : null;
	}

	/** @param list<string> $remaining */
	private function save(bool $isComplete, ?int $checkedAt, array $remaining, string $mark): void {
		$this->stored->save([
			'folderId' => $this->site->findFolderIdOrNull(),
			'isComplete' => $isComplete,
			'checkedAt' => $checkedAt,
			'remaining' => $remaining,
			'mark' => $mark,
		]);
	}
}
