<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Host\CallerZone;
use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Export\ExportColumns;
use OCA\FormsApp\Model\Export\FileTitle;
use OCA\FormsApp\Model\Export\FormerQuestions;
use OCA\FormsApp\Model\Export\JsonPieces;
use OCA\FormsApp\Model\Export\ResponseSheet;
use OCA\FormsApp\Model\Export\SearchWords;
use OCA\FormsApp\Repository\Response\DefinitionRepository;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Csv\CsvWriter;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Exception\Unprocessable;
use OCA\FormsApp\Shared\IsoTime;
use OCA\FormsApp\Shared\Xlsx\Sheet;
use OCA\FormsApp\Shared\Xlsx\SheetFile;
use OCA\FormsApp\Shared\Xlsx\XlsxWriter;

/**
 * The responses to a form as a file, piece by piece: those that are there when it begins.
 *
 * @phpstan-import-type ExportDownloadQuery from Schemas
 */
class ResponseExport {
	private const TYPES = [
		'csv' => 'text/csv',
		'json' => 'application/json',
		'xlsx' => 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	];

	/** Members of the form that are not of the one form alone. */
	private const DOCUMENT = [
		'version', 'title', 'description', 'settings', 'questions', 'pages', 'branding', 'hiddenFields', 'nextQuestion',
	];

	public function __construct(
		private readonly ResultAccess $access,
		private readonly OpenFormRepository $forms,
		private readonly Periods $periods,
		private readonly Definitions $formDefinitions,
		private readonly DefinitionRepository $definitions,
		private readonly ResponseRepository $responses,
		private readonly ResponseAnswers $answers,
		private readonly CallerZone $zones,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param ExportDownloadQuery $query
	 * @return array{string, string, iterable<string>} content type, name and pieces
	 * @throws Refusal
	 */
	public function download(string $fileId, ?string $userId, array $query): array {
		$form = $this->access->readable($fileId);
		$range = $this->periods->range($form->fileId, $this->periods->read($query, $userId), $form->lastNumber);
		$responses = $this->responses->findAllBetween($form->fileId, $range, SearchWords::wanted($query['search'] ?? ''));
		$name = FileTitle::of($this->formDefinitions->plain($form)) . '-responses';
		$format = $query['format'] ?? 'csv';
		return [self::TYPES[$format], "$name.$format", $this->as($format, $form, $userId, $responses)];
	}

	/**
	 * For the command line: all responses, in the zone of the server, whoever asks.
	 *
	 * @param 'csv'|'json'|'xlsx' $format
	 * @return iterable<string>
	 * @throws NotFound
	 * @throws Unprocessable
	 */
	public function pieces(int $fileId, string $format): iterable {
		$form = $this->forms->findByFileOrNull($fileId) ?? throw new NotFound(Reason::UNKNOWN_FORM, 'The form does not exist.');
		return $this->as($format, $form, null, $this->responses->findAllBetween($fileId, new NumberRange(0, $form->lastNumber)));
	}

	/**
	 * @param 'csv'|'json'|'xlsx' $format
	 * @param iterable<StoredResponse> $responses
	 * @return iterable<string>
	 * @throws Unprocessable
	 */
	private function as(string $format, OpenForm $form, ?string $userId, iterable $responses): iterable {
		return match ($format) {
			'json' => $this->json($form, $responses),
			'csv' => CsvWriter::pieces($this->sheet($form, $userId)->texts($responses)),
			'xlsx' => $this->workbook($this->sheet($form, $userId), $responses),
		};
	}

	private function sheet(OpenForm $form, ?string $userId): ResponseSheet {
		return new ResponseSheet(
			new ExportColumns($this->all($form)),
			fn (string $hash): array => $this->definitions->find($form->fileId, $hash),
			$this->zones->find($userId),
		);
	}

	/**
	 * @param iterable<StoredResponse> $responses
	 * @return iterable<string>
	 * @throws Unprocessable
	 */
	private function workbook(ResponseSheet $sheet, iterable $responses): iterable {
		$header = $sheet->header();
		if (count($header) > SheetFile::COLUMNS) {
			$message = 'A workbook has no room for so many columns. Take CSV instead.';
			throw new Unprocessable(Reason::TOO_MANY_COLUMNS, $message);
		}
		return XlsxWriter::pieces([new Sheet('Responses', $header, $sheet->cells($responses))]);
	}

	/**
	 * @param iterable<StoredResponse> $responses
	 * @return iterable<string>
	 */
	private function json(OpenForm $form, iterable $responses): iterable {
		$definition = json_decode($form->definition);
		$text = static function (string $member) use ($definition): string {
			$value = $definition instanceof \stdClass ? $definition->$member ?? null : null;
			return is_string($value) ? $value : '';
		};
		return JsonPieces::all([
			'document' => self::document($definition),
			'form' => [
				'id' => $form->formId,
				'title' => $text('title'),
				'description' => $text('description'),
				'questions' => $definition instanceof \stdClass ? $definition->questions ?? [] : [],
				'hiddenFields' => $definition instanceof \stdClass ? $definition->hiddenFields ?? [] : [],
			],
			'formerQuestions' => FormerQuestions::all($this->all($form)),
			'exported' => IsoTime::of($this->clock->now()->getTimestamp()),
		], 'responses', $this->answered($responses));
	}

	/** @return ?\stdClass the whole form, as an import takes it; nothing in it is secret, and its picture is not in it */
	private static function document(mixed $definition): ?\stdClass {
		if (!$definition instanceof \stdClass) {
			return null;
		}
		return (object)array_intersect_key((array)$definition, array_flip(self::DOCUMENT));
	}

	/**
	 * @param iterable<StoredResponse> $responses
	 * @return \Generator<int, array<string, mixed>>
	 */
	private function answered(iterable $responses): \Generator {
		foreach ($responses as $response) {
			yield $this->answers->answer($response);
		}
	}

	/** @return \Generator<int, array<array-key, mixed>> definitions of the form, the present one first */
	private function all(OpenForm $form): \Generator {
		yield $this->formDefinitions->plain($form);
		yield from $this->definitions->findAll($form->fileId);
	}
}
