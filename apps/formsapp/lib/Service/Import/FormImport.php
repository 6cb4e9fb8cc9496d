<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Import;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Export\SearchWords;
use OCA\FormsApp\Model\Form\FormName;
use OCA\FormsApp\Model\Import\Change;
use OCA\FormsApp\Model\Import\Changes;
use OCA\FormsApp\Model\Import\ImportedForm;
use OCA\FormsApp\Model\Import\KeptTexts;
use OCA\FormsApp\Model\Import\ResponseConverter;
use OCA\FormsApp\Repository\Form\FormNode;
use OCA\FormsApp\Repository\Import\ImportRepository;
use OCA\FormsApp\Service\Form\FormStore;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Db\Transaction;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Uuid;

/**
 * Makes forms of files of other programs, with the responses in them: the whole form or none. Beside the decoded file it needs the memory
 * of one response, and some bytes for the time of each.
 *
 * @phpstan-import-type ImportPreview from Schemas
 * @phpstan-import-type CreatedForm from Schemas
 */
class FormImport {
	private const DEPTH = 512;

	/** @var ?array{ImportedForm, array{KeptTexts, int}} */
	private ?array $surveyed = null;

	public function __construct(
		private readonly FormStore $store,
		private readonly ImportRepository $imports,
		private readonly ImportSentences $sentences,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
	) {
	}

	/**
	 * What an import would do; nothing is stored.
	 *
	 * @return ImportPreview
	 */
	public function preview(ImportedForm $form): array {
		[, $responses] = $this->survey($form, $form->changes);
		$questions = array_filter($form->document->questions(), static fn (array $one): bool => ($one['type'] ?? null) !== 'section');
		return [
			'title' => $form->document->title,
			'questions' => count($questions),
			'pages' => count($form->document->pages() ?? [null]),
			'responses' => $responses,
			'changes' => array_map(fn (Change $change): array => [
				'code' => $change->code,
				'message' => $this->sentences->of($change),
				'question' => $change->questionId === null ? null : ['id' => $change->questionId, 'title' => $change->title],
			], $form->changes->all()),
			'otherChanges' => $form->changes->others,
		];
	}

	/**
	 * @param string $path folder, made where it is missing
	 * @param string $userId whose file it becomes
	 * @return CreatedForm
	 * @throws Refusal
	 */
	public function create(ImportedForm $form, string $path, bool $hasResponses, string $userId): array {
		$folders = FormName::folders($path);
		if ($folders === null) {
			throw new Invalid(Reason::BAD_PATH, 'The path names no folder in which a form can be.', '/path');
		}
		$name = FormName::ofTitle($form->document->title);
		$texts = $hasResponses ? $this->survey($form, new Changes())[0] : null;
		$node = $this->store->create($folders, $name, $form->document, $userId, fn (callable $make): FormNode => $texts === null
			? $make()
			: $this->transaction->run(function () use ($form, $texts, $make): FormNode {
				// The file comes last: until then, nobody waits for its folder.
				$stage = $this->imports->createStage();
				[$count, $lastAt] = $this->stage($stage, $form, $texts);
				$node = $make();
				$this->imports->saveForm($stage, $node->id, $count, $lastAt);
				return $node;
			}));
		return ['fileId' => $node->id, 'path' => $node->path];
	}

	/** @return array{KeptTexts, int} which texts are kept, and how many responses there are; the same form is read once */
	private function survey(ImportedForm $form, Changes $changes): array {
		if ($this->surveyed !== null && $this->surveyed[0] === $form) {
			return $this->surveyed[1];
		}
		$asked = array_column([...$form->document->questions(), ...$form->formerQuestions], 'id');
		$texts = new KeptTexts($this->sentences->title(...), array_values(array_filter($asked, is_string(...))));
		$converter = new ResponseConverter($form, $texts, $this->clock->now()->getTimestamp(), $changes);
		$count = 0;
		foreach ($form->responses as $response) {
			$count += $converter->read($response) === null ? 0 : 1;
		}
		$this->surveyed = [$form, [$texts, $count]];
		return [$texts, $count];
	}

	/** @return array{int, int} how many responses, and Unix seconds of the last */
	private function stage(int $stage, ImportedForm $form, KeptTexts $texts): array {
		$now = $this->clock->now()->getTimestamp();
		$converter = new ResponseConverter($form, $texts, $now, new Changes());
		$json = $definitions = [];
		foreach ([$form->document->definitionJson(), $converter->definitionJson()] as $text) {
			$hash = hash('sha256', $text);
			[$json[$hash], $definitions[$hash]] = [$text, self::decoded($text)];
		}
		$hashes = array_keys($json);
		$words = static fn (StoredResponse $one): string => SearchWords::of($definitions[$one->definitionHash] ?? [], $one->answers());
		$responses = self::responses($form, $converter, $hashes[0], $hashes[count($hashes) - 1], $now);
		return $this->imports->create($stage, $responses, $definitions, $json, $words, $now);
	}

	/**
	 * @param string $asked hash of what the form asks
	 * @param string $all hash of that with what it does not ask any more
	 * @return \Generator<int, StoredResponse> numbered by their times
	 */
	private static function responses(ImportedForm $form, ResponseConverter $converter, string $asked, string $all, int $now): \Generator {
		$times = array_map(static fn (mixed $one): int => min(ResponseConverter::time($one) ?? $now, $now), $form->responses);
		asort($times);
		$number = 0;
		foreach (array_keys($times) as $place) {
			$response = $converter->read($form->responses[$place]);
			if ($response === null) {
				continue;
			}
			$number++;
			yield new StoredResponse(
				Uuid::random(),
				$number,
				$response->hasFormer ? $all : $asked,
				$response->submittedAt,
				null,
				$response->json,
				$response->duration,
				$response->score,
				null,
				$response->changedAt === null ? 0 : 1,
				$response->changedAt,
				null,
				StoredResponse::IMPORTED,
				$response->note,
			);
		}
	}

	/** @return array<array-key, mixed> */
	private static function decoded(string $json): array {
		$decoded = json_decode($json, true, self::DEPTH);
		return is_array($decoded) ? $decoded : throw new \LogicException('A definition is an object');
	}
}
