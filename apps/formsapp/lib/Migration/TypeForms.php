<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Migration;

use OCA\FormsApp\Host\Files\FormType;
use OCP\Migration\IOutput;
use OCP\Migration\IRepairStep;

/** Gives files that were there before the app the type of forms. */
final class TypeForms implements IRepairStep {
	public function __construct(private readonly FormType $type) {
	}

	#[\Override]
	public function getName(): string {
		return 'Give files of forms their type';
	}

	#[\Override]
	public function run(IOutput $output): void {
		$this->type->announce();
		$output->info("Files of forms with a new type: {$this->type->correct()}");
	}
}
