<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

/** The steps in force for a language, the same for every user. */
final readonly class StepList {
	/**
	 * @param string $language of the words, which may be another than the one asked for
	 * @param bool $isDefault the steps are the built-in ones
	 * @param list<Step> $steps in order, disabled ones too
	 */
	public function __construct(
		public string $language,
		public bool $isDefault,
		public array $steps,
	) {
	}
}
