<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Shared\Db\CorruptData;

/** The last valid definition of a form, as it is stored beside its link. */
class Definitions {
	private const DEPTH = 512;

	/** @throws CorruptData */
	public function read(OpenForm $form): Definition {
		try {
			return Definition::read((array)json_decode($form->definition, false, self::DEPTH));
		} catch (DefinitionFault) {
			throw new CorruptData('The stored definition of a form is not valid');
		}
	}

	/**
	 * @return array<array-key, mixed> canonical
	 * @throws CorruptData
	 */
	public function plain(OpenForm $form): array {
		$decoded = json_decode($form->definition, true, self::DEPTH);
		return is_array($decoded) ? $decoded : throw new CorruptData('The stored definition of a form cannot be read');
	}
}
