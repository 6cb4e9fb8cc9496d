<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Cost;

use OCA\FormsApp\Model\Form\BrokenForm;
use OCA\FormsApp\Model\Import\Changes;
use OCA\FormsApp\Model\Import\FormConverter;
use OCA\FormsApp\Model\Import\KeptTexts;
use OCA\FormsApp\Model\Import\ResponseConverter;
use OCA\FormsApp\Model\Import\SourceFile;
use OCA\FormsApp\Shared\Contract\Limits;
use Shared\Tests\Cost\CostTestCase;

final class ImportCostTest extends CostTestCase {
	private const FLAGS = JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR;

	#[\Override]
	public static function readers(): iterable {
		yield 'file that is imported' => [self::read(...), Limits::DOCUMENT_BYTES];
		yield 'texts of an imported form' => [static function (string $text): void {
			self::read(json_encode(['title' => $text, 'questions' => [
				['id' => $text, 'type' => $text, 'question' => $text, 'validation' => ['pattern' => $text]],
				['type' => 'text', 'question' => $text, 'showIf' => ['questionId' => $text, 'operator' => 'equals', 'value' => $text]],
			]], self::FLAGS));
		}, Limits::DOCUMENT_BYTES];
		yield 'choices of an imported form' => [static function (string $text): void {
			self::read(json_encode(['questions' => [['type' => 'choice', 'options' => str_split($text, 64)]]], self::FLAGS));
		}, Limits::DOCUMENT_BYTES];
		foreach (['text', 'multiple', 'datetime', 'matrix', 'table'] as $type) {
			$question = ['id' => 'q1', 'type' => $type, 'options' => ['a'], 'rows' => ['a'], 'columns' => ['a']];
			yield "answers of the type $type" => [static function (string $text) use ($question): void {
				$parts = str_split($text, 16);
				self::read(json_encode(['questions' => [$question], 'responses' => [
					['submitted_at' => $text, 'respondent' => ['user_id' => $text], 'answers' => ['q1' => $text]],
					['answers' => ['q1' => $parts]],
					['answers' => ['q1' => array_combine($parts, $parts)]],
				]], self::FLAGS));
			}, Limits::DOCUMENT_BYTES];
		}
		yield 'answers to nothing' => [static function (string $text): void {
			$parts = str_split($text, 16);
			self::read(json_encode(['questions' => [], 'responses' => [['answers' => array_combine($parts, $parts)]]], self::FLAGS));
		}, Limits::DOCUMENT_BYTES];
	}

	private static function read(string $text): void {
		try {
			$form = FormConverter::read(SourceFile::read($text), $text);
			$texts = new KeptTexts(static fn (string $title): string => $title);
			$converter = new ResponseConverter($form, $texts, 1_790_000_000, new Changes());
			array_map($converter->read(...), $form->responses);
			$converter->definitionJson();
		} catch (BrokenForm) {
			// Refusing it must not take long either.
		}
	}
}
