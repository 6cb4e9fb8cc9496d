<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Index;

use OCP\IAppConfig;

/** The last recorded state of the index, and whether it has missed something since. */
class IndexStateRepository {
	private const STATE = 'index_state';
	private const MISSED = 'index_missed';
	private const WORDS = 'index_words';

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	/** @return array<array-key, mixed> last recorded state of the index; empty before its first check */
	public function find(): array {
		return $this->config->getValueArray($this->appName, self::STATE, [], lazy: true);
	}

	/** @param array<string, mixed> $state */
	public function save(array $state): void {
		$this->config->setValueArray($this->appName, self::STATE, $state, lazy: true);
	}

	/** A mark that changes each time the index misses something. */
	public function findMissedMark(): string {
		return $this->config->getValueString($this->appName, self::MISSED, '', lazy: true);
	}

	public function saveMissedMark(string $mark): void {
		$this->config->setValueString($this->appName, self::MISSED, $mark, lazy: true);
	}

	/** The version of the indexer that has read, or is to read, the words of all pages; 0 before the first check. */
	public function findWordsVersion(): int {
		return $this->config->getValueInt($this->appName, self::WORDS, 0, lazy: true);
	}

	public function saveWordsVersion(int $version): void {
		$this->config->setValueInt($this->appName, self::WORDS, $version, lazy: true);
	}
}
