<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Model\Form\FormRow;
use OCA\FormsApp\Repository\Form\FormFiles;
use OCA\FormsApp\Repository\Form\FormNode;
use OCA\FormsApp\Repository\Form\FormRepository;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Db\Busy;

/**
 * All forms of an account, from their rows: however many they are, hardly a file is opened.
 *
 * @phpstan-import-type ListedForm from Schemas
 */
class FormList {
	/** Files read for one answer: those that came without a word, such as by a scan of the disk. Others have their turn next time. */
	private const READ = 50;

	public function __construct(
		private readonly FormFiles $files,
		private readonly FormRepository $forms,
		private readonly FormSync $sync,
		private readonly FormAnswers $answers,
		private readonly ?string $userId,
	) {
	}

	/** @return array{forms: list<ListedForm>} */
	public function findAll(): array {
		$nodes = $this->files->findAll((string)$this->userId);
		$rows = $this->forms->findAllOf(array_map(static fn (FormNode $node): int => $node->id, $nodes));
		$left = self::READ;
		$listed = [];
		foreach ($nodes as $node) {
			$row = $rows[$node->id] ?? null;
			if ($left > 0 && ($row === null || $row->isTrashed || $row->stamp !== $node->stamp)) {
				$left--;
				$row = $this->read($node, $row);
			}
			$listed[] = $this->answers->listed($node, $row);
		}
		[$times, $ids] = [array_column($listed, 'created'), array_column($listed, 'id')];
		array_multisort($times, SORT_DESC, SORT_STRING, $ids, SORT_DESC, SORT_NUMERIC, $listed);
		return ['forms' => $listed];
	}

	/** What nobody can read right now is listed as it was. */
	private function read(FormNode $node, ?FormRow $row): ?FormRow {
		try {
			// A node that was found by its name has another path inside its storage (docs/host-facts.md, "Search for files").
			return $this->sync->follow($this->files->findOrNull($node->userId, $node->id) ?? $node);
		} catch (Busy) {
			return $row;
		}
	}
}
