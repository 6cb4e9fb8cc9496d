<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

/** A file that holds no form. */
final class BrokenForm extends \Exception {
	/** @param string $sentence what is wrong, for people */
	public function __construct(
		public readonly string $sentence,
	) {
		parent::__construct($sentence);
	}
}
