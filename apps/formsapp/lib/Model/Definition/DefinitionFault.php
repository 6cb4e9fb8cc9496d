<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

/** A form that cannot be used as it is. */
final class DefinitionFault extends \Exception {
	/** @param non-empty-list<Problem> $faults */
	public function __construct(
		public readonly array $faults,
	) {
		parent::__construct($faults[0]->code);
	}
}
