<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Check;

use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\Tally;
use OCA\FormsApp\Repository\Response\DefinitionRepository;
use OCA\FormsApp\Repository\Response\FormLock;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Repository\Response\TallyRepository;
use OCA\FormsApp\Shared\Db\CorruptData;

/** Counts the responses of a form from their rows, and puts what is counted in its place. */
class Recount {
	public function __construct(
		private readonly FormLock $lock,
		private readonly OpenFormRepository $forms,
		private readonly ResponseRepository $responses,
		private readonly DefinitionRepository $definitions,
		private readonly TallyRepository $tallies,
	) {
	}

	public function count(int $fileId): int {
		return $this->responses->countBetween($fileId, new NumberRange(0, PHP_INT_MAX));
	}

	/**
	 * @return list<int> blocks whose tally is not that of their responses
	 * @throws CorruptData when a response cannot be read
	 */
	public function findWrongBlocks(OpenForm $form): array {
		$wrong = [];
		foreach ($this->blocks($form) as $block) {
			if ($this->storedOrNull($form->fileId, $block) !== self::sorted($this->tally($form->fileId, $block))) {
				$wrong[] = $block;
			}
		}
		return $wrong;
	}

	/**
	 * Under the lock of the form, so that no response is missed.
	 *
	 * @throws CorruptData when a response cannot be read; then nothing is changed
	 */
	public function repair(int $fileId): void {
		$this->lock->holdToDelete($fileId, function () use ($fileId): array {
			$form = $this->forms->findByFileOrNull($fileId) ?? throw new CorruptData('A form has no definition');
			foreach ($this->findWrongBlocks($form) as $block) {
				$this->save($fileId, $block);
			}
			return [$form->responses - $this->count($fileId), true];
		});
	}

	/** Counts a block anew, because a lowest or highest value cannot be taken back. */
	public function save(int $fileId, int $block): void {
		$this->tallies->save($fileId, $block, $this->tally($fileId, $block));
	}

	/** @return list<int> */
	private function blocks(OpenForm $form): array {
		$stored = array_keys($this->tallies->findAllCounts($form->fileId));
		return array_values(array_unique([...range(0, NumberRange::block($form->lastNumber)), ...$stored]));
	}

	/** @return ?array<array-key, mixed> null for one that cannot be read */
	private function storedOrNull(int $fileId, int $block): ?array {
		try {
			return self::sorted($this->tallies->find($fileId, $block));
		} catch (CorruptData) {
			return null;
		}
	}

	/** @return array<array-key, mixed> its members by their names: they are stored in the order in which they were counted */
	private static function sorted(Tally $tally): array {
		return self::byName((array)json_decode($tally->toJson(), true));
	}

	/**
	 * @param array<array-key, mixed> $members
	 * @return array<array-key, mixed>
	 */
	private static function byName(array $members): array {
		ksort($members);
		return array_map(static fn (mixed $member): mixed => is_array($member) ? self::byName($member) : $member, $members);
	}

	private function tally(int $fileId, int $block): Tally {
		$tally = new Tally();
		foreach ($this->responses->findAllBetween($fileId, NumberRange::ofBlock($block)) as $response) {
			$tally->add($this->definitions->find($fileId, $response->definitionHash), $response);
		}
		return $tally;
	}
}
