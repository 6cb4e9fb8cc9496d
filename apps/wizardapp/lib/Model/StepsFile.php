<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

use OCA\WizardApp\Exception\Reason;
use OCA\WizardApp\Shared\Contract\Limits;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Exception\Invalid;
use OCA\WizardApp\Shared\Schema\JsonText;
use OCA\WizardApp\Shared\Schema\Problem;
use OCA\WizardApp\Shared\Schema\SchemaValidator;

/**
 * The exchange file: an object with `language` and `steps`, or a bare list of steps.
 *
 * @phpstan-import-type StepInput from Schemas
 */
final readonly class StepsFile {
	private const VERSION = '1.0';
	private const BYTE_ORDER_MARK = "\xEF\xBB\xBF";
	private const LIST_SCHEMA = ['type' => 'array', 'maxItems' => Limits::STEPS_PER_LANGUAGE, 'items' => Schemas::STEP_INPUT];
	private const OBJECT_SCHEMA = [
		'type' => 'object',
		'required' => ['steps'],
		'properties' => ['language' => Schemas::LANGUAGE, 'steps' => self::LIST_SCHEMA],
	];

	/**
	 * @param ?string $language null when the file does not name one
	 * @param list<Step> $steps as received, not cleaned
	 * @param string $pointer of the list inside the file
	 */
	public function __construct(
		public ?string $language,
		public array $steps,
		public string $pointer,
	) {
	}

	/**
	 * @param string $bytes the file
	 * @throws Invalid with pointers into the file
	 */
	public static function parse(string $bytes): self {
		$text = str_starts_with($bytes, self::BYTE_ORDER_MARK) ? substr($bytes, strlen(self::BYTE_ORDER_MARK)) : $bytes;
		if (!mb_check_encoding($text, 'UTF-8')) {
			throw new Invalid(Reason::NOT_JSON, 'The file is not UTF-8 text. Save it in UTF-8 encoding and try again.', '');
		}
		try {
			$document = JsonText::decode($text);
		} catch (\JsonException $problem) {
			throw new Invalid(Reason::NOT_JSON, 'The file is not JSON (' . lcfirst($problem->getMessage()) . ').', '');
		}
		$problems = (new SchemaValidator())->validate($document, is_array($document) ? self::LIST_SCHEMA : self::OBJECT_SCHEMA);
		if ($problems !== []) {
			throw Problem::refusal($problems);
		}
		if (is_array($document)) {
			/** @var list<StepInput> $steps */
			$steps = JsonText::plain($document);
			return self::of(null, $steps, '');
		}
		/** @var array{language?: string, steps: list<StepInput>} $file */
		$file = JsonText::plain($document);
		return self::of($file['language'] ?? null, $file['steps'], '/steps');
	}

	/**
	 * A file whose parts were received separately.
	 *
	 * @param list<StepInput> $steps
	 */
	public static function of(?string $language, array $steps, string $pointer): self {
		return new self($language, array_map(Step::fromInput(...), $steps), $pointer);
	}

	/** @param list<Step> $steps */
	public static function text(string $language, array $steps, \DateTimeImmutable $now): string {
		return json_encode([
			'version' => self::VERSION,
			'language' => $language,
			'exportDate' => $now->format('Y-m-d H:i:s'),
			'steps' => array_map(static fn (Step $step): array => $step->toArray(), $steps),
		], JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE) . "\n";
	}
}
