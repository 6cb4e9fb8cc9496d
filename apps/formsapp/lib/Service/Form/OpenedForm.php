<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\FormRow;
use OCA\FormsApp\Repository\Form\FormNode;

/** A form that was read from its file. */
final readonly class OpenedForm {
	/** @param FormDocument $document what the file holds, or where that cannot be read what it held last */
	public function __construct(
		public FormNode $node,
		public FormRow $row,
		public FormDocument $document,
		public string $version,
	) {
	}
}
