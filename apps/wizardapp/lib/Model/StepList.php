<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

/** The steps in use for a language, the same for every user. */
final readonly class StepList {
	/**
	 * @param string $language of the texts, which may differ from the requested one
	 * @param bool $isDefault the steps are the built-in ones
	 * @param list<Step> $steps in order, including disabled ones
	 */
	public function __construct(
		public string $language,
		public bool $isDefault,
		public array $steps,
	) {
	}
}
