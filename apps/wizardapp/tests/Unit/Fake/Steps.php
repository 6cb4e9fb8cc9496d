<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Fake;

use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Repository\StepRepository;
use OCA\WizardApp\Shared\Db\CorruptData;

/** Own steps in memory. */
final class Steps extends StepRepository {
	use WithoutHost;

	/** @var array<string, list<Step>> */
	public array $steps = [];
	public bool $isDamaged = false;

	#[\Override]
	public function findAll(string $language): array {
		return $this->isDamaged ? throw new CorruptData('damaged') : $this->steps[$language] ?? [];
	}

	#[\Override]
	public function count(): array {
		return array_map(count(...), $this->steps);
	}

	#[\Override]
	public function saveAll(string $language, array $steps): void {
		$this->steps[$language] = $steps;
	}
}
