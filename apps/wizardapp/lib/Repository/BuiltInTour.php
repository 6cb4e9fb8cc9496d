<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Repository;

use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Db\CorruptData;
use OCA\WizardApp\Shared\Db\StoredValues;

/**
 * The tour that ships with the app: `structure.json` defines what each step does, `<language>.json` contains its texts.
 *
 * @phpstan-import-type TourLabels from Schemas
 */
class BuiltInTour {
	private const LABELS = ['back', 'next', 'finish', 'skip', 'close', 'progress', 'tour', 'restartHint'];

	/** @var ?list<string> */
	private ?array $languages = null;

	public function __construct(private readonly string $tourDirectory = __DIR__ . '/../../resources/tour') {
	}

	/** @return list<string> languages with a file, by code */
	public function findAllLanguages(): array {
		return $this->languages ??= array_values(array_filter(array_map(
			static fn (string $file): string =>
				preg_match('/^([a-z]{2,3}(?:_[A-Za-z]{2,8})?)\.json$/', $file, $match) === 1 ? $match[1] : '',
			$this->files(),
		), static fn (string $code): bool => $code !== ''));
	}

	/**
	 * @param string $language one of `languages()`
	 * @return list<Step>
	 * @throws CorruptData
	 */
	public function findAllSteps(string $language): array {
		$words = new StoredValues($this->read($language));
		return array_map(
			static fn (array $behaviour): Step =>
				Step::fromStored($words->map('steps')->map((new StoredValues($behaviour))->text('id'))->all() + $behaviour),
			$this->structure(),
		);
	}

	/** How many steps the tour has, in every language. */
	public function count(): int {
		return count($this->structure());
	}

	/**
	 * Texts of the bubble.
	 *
	 * @param string $language one of `languages()`
	 * @return TourLabels
	 * @throws CorruptData
	 */
	public function findLabels(string $language): array {
		$words = (new StoredValues($this->read($language)))->map('labels');
		return array_combine(self::LABELS, array_map($words->text(...), self::LABELS));
	}

	/** @return list<string> */
	private function files(): array {
		$files = scandir($this->tourDirectory);
		return $files === false ? [] : $files;
	}

	/** @return list<array<array-key, mixed>> */
	private function structure(): array {
		return array_values(array_filter($this->read('structure'), is_array(...)));
	}

	/**
	 * @return array<array-key, mixed>
	 * @throws CorruptData
	 */
	private function read(string $name): array {
		$text = file_get_contents("$this->tourDirectory/$name.json");
		$data = $text === false ? null : json_decode($text, true);
		return is_array($data) ? $data : throw new CorruptData("The built-in tour \"$name\" cannot be read");
	}
}
