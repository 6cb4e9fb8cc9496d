<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Fake;

use OCA\WizardApp\Model\ListHead;
use OCA\WizardApp\Repository\ListRepository;

/** The heads of lists in memory. */
final class Lists extends ListRepository {
	use WithoutHost;

	/** @var array<string, ListHead> */
	public array $heads = [];

	#[\Override]
	public function findAll(): array {
		return $this->heads;
	}

	#[\Override]
	public function find(string $language): ListHead {
		return $this->heads[$language] ?? new ListHead($language);
	}

	#[\Override]
	public function ensure(string $language): void {
		$this->heads[$language] ??= new ListHead($language);
	}

	#[\Override]
	public function raise(string $language, ?int $revision, ?string $author, int $now): bool {
		$head = $this->find($language);
		if ($revision !== null && $revision !== $head->revision) {
			return false;
		}
		$this->heads[$language] = new ListHead($language, $head->revision + 1, $head->isOverride, $author, $now);
		return true;
	}

	#[\Override]
	public function saveOverride(string $language, bool $isOverride): void {
		$head = $this->find($language);
		$this->heads[$language] = new ListHead($language, $head->revision, $isOverride, $head->author, $head->updatedAt);
	}
}
