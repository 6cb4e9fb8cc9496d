<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Step;

use OCA\WizardApp\Model\Change;
use OCA\WizardApp\Model\Difference;
use OCA\WizardApp\Model\HistoryEntry;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Model\StepsFile;
use OCA\WizardApp\Repository\ListRepository;
use OCA\WizardApp\Shared\Clock;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Exception\Refusal;

/**
 * Steps as files.
 *
 * @phpstan-import-type ExportAnswer from Schemas
 * @phpstan-import-type ImportAnswer from Schemas
 * @phpstan-type CleanedField array{step: int, field: 'title'|'text'}
 * @phpstan-import-type StepInput from Schemas
 */
class ExchangeService {
	public function __construct(
		private readonly ListService $lists,
		private readonly ListRepository $heads,
		private readonly ListWriter $writer,
		private readonly StepCleaner $cleaner,
		private readonly LanguageService $languages,
		private readonly Clock $clock,
	) {
	}

	/**
	 * A language's own steps, otherwise the built-in ones.
	 *
	 * @return ExportAnswer
	 * @throws Refusal when the language is unknown
	 */
	public function export(?string $language): array {
		$known = $this->languages->known($language, '/language');
		return [
			'success' => true,
			'filename' => "wizardapp_steps_$known.json",
			'data' => StepsFile::text($known, $this->steps($known), $this->clock->now()),
			'language' => $known,
		];
	}

	/**
	 * Replaces the list of a language with the content of a request, in one of its three shapes.
	 *
	 * @param array<array-key, mixed> $body an ExchangeImportBody; PHPStan cannot tell a list from an object in such a union
	 * @param ?string $language takes precedence over the body's, which takes precedence over the file's
	 * @return ImportAnswer
	 * @throws Refusal with pointers into the file, or into the body if it contains the steps
	 */
	public function import(array $body, ?string $language, string $author): array {
		if (array_is_list($body)) {
			/** @var list<StepInput> $body */
			return $this->replace(StepsFile::of(null, $body, ''), $language, null, $author, false);
		}
		/** @var array{fileContent?: string, steps?: list<StepInput>, language?: string, revision?: int, dryRun?: bool} $body */
		$file = isset($body['fileContent']) ? StepsFile::parse($body['fileContent']) : StepsFile::of(null, $body['steps'] ?? [], '/steps');
		return $this->replace($file, $language ?? $body['language'] ?? null, $body['revision'] ?? null, $author, $body['dryRun'] ?? false);
	}

	/**
	 * @param ?string $language takes precedence over the file's; English when neither names one
	 * @param ?int $revision the revision the import is based on; null accepts any
	 * @param ?string $author account id; null for the server itself
	 * @param bool $isDryRun check everything and store nothing
	 * @return ImportAnswer
	 * @throws Refusal
	 */
	public function replace(StepsFile $file, ?string $language, ?int $revision, ?string $author, bool $isDryRun): array {
		$known = $this->languages->known($language ?? $file->language, '/language');
		$steps = $this->cleaner->cleanAll($file->steps, $file->pointer);
		$changes = Difference::between($this->steps($known), $steps);
		$head = $isDryRun
			? $this->heads->find($known)
			: $this->writer->write(new Change($known, $revision, HistoryEntry::IMPORT, $author), static fn (): array => $steps);
		$count = count($steps);
		$cleaned = self::cleaned($file->steps, $steps);
		return [
			'success' => true,
			'message' => $isDryRun ? "The file is valid: $count steps." : "$count steps imported.",
			'language' => $known,
			'stepsCount' => $count,
			'dryRun' => $isDryRun,
			'steps' => array_map(static fn (Step $step): array => $step->toArray(), $steps),
			'revision' => $head->revision,
			'changes' => $changes,
			'warnings' => array_map(static fn (array $field): string => self::warning($field, $steps), $cleaned),
			'cleaned' => $cleaned,
		];
	}

	/** @return list<Step> in use for exactly this language */
	private function steps(string $language): array {
		return $this->lists->own($this->heads->find($language)) ?? $this->lists->builtIn($language)->steps;
	}

	/**
	 * @param list<Step> $sent
	 * @param list<Step> $clean
	 * @return list<CleanedField>
	 */
	private static function cleaned(array $sent, array $clean): array {
		$fields = [];
		foreach ($sent as $index => $step) {
			if ($step->title !== $clean[$index]->title) {
				$fields[] = ['step' => $index + 1, 'field' => 'title'];
			}
			if ($step->text !== $clean[$index]->text) {
				$fields[] = ['step' => $index + 1, 'field' => 'text'];
			}
		}
		return $fields;
	}

	/**
	 * @param CleanedField $field
	 * @param list<Step> $steps
	 */
	private static function warning(array $field, array $steps): string {
		$where = "Step {$field['step']} ({$steps[$field['step'] - 1]->id})";
		return $field['field'] === 'title'
			? "$where: the title was reduced to plain text."
			: "$where: the text was cleaned; formatting that a tour does not allow was taken out.";
	}
}
