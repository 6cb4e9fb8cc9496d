<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

use OCA\FormsApp\Model\Branding\Branding;
use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Shared\Schema\JsonText;
use OCA\FormsApp\Shared\Uuid;

/** What the file of a form holds. Members that nobody here knows are kept. */
final class FormDocument {
	public const EXTENSION = '.nxform';
	private const FORMAT = 1;
	/** What answers do not repeat. */
	private const OF_THE_FILE = ['version' => 1, 'nextQuestion' => 1, 'created' => 1];
	private const FLAGS = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR;

	private function __construct(
		public readonly Definition $definition,
		public readonly string $id,
		public readonly string $title,
		public readonly FormSettings $settings,
	) {
	}

	public static function blank(string $id, string $title): self {
		return self::of(['id' => $id, 'title' => $title]);
	}

	/** @throws BrokenForm */
	public static function read(string $bytes): self {
		try {
			$json = JsonText::decode($bytes);
		} catch (\JsonException) {
			throw new BrokenForm('The file is not valid JSON.');
		}
		if (!$json instanceof \stdClass) {
			throw new BrokenForm('The file holds no form.');
		}
		$members = JsonText::members($json);
		$format = $members['version'] ?? self::FORMAT;
		if ((is_int($format) || is_float($format)) && $format >= self::FORMAT + 1) {
			throw new BrokenForm('The file was written by a newer version of Forms.');
		}
		try {
			return self::of($members);
		} catch (DefinitionFault $fault) {
			throw new BrokenForm(FaultText::of($fault));
		}
	}

	/**
	 * @param array<array-key, mixed> $members as in the file
	 * @throws DefinitionFault
	 */
	public static function of(array $members): self {
		$text = static fn (string $name): string => is_string($members[$name] ?? null) ? $members[$name] : '';
		$settings = FormSettings::of($members['settings'] ?? null);
		// Responses and what is secret were never meant to be there.
		unset($members['responses'], $members['_index']);
		$definition = Definition::read([
			'version' => self::FORMAT,
			'id' => Uuid::isOne($text('id')) ? $text('id') : Uuid::random(),
			'title' => $text('title'),
			'description' => $text('description'),
			'settings' => $settings->stored(),
			'branding' => Branding::of($members['branding'] ?? null)->stored(),
		] + $members + ['questions' => [], 'pages' => null]);
		$stored = $definition->toArray();
		return new self($definition, is_string($stored['id']) ? $stored['id'] : '', $text('title'), $settings);
	}

	/**
	 * @param array<array-key, mixed> $changes members
	 * @throws DefinitionFault
	 */
	public function with(array $changes): self {
		return self::of($changes + $this->definition->toArray());
	}

	/** @return list<array<array-key, mixed>> */
	public function questions(): array {
		return self::lists($this->definition->toArray()['questions'] ?? []);
	}

	/** @return ?list<array<array-key, mixed>> */
	public function pages(): ?array {
		$pages = $this->definition->toArray()['pages'] ?? null;
		return $pages === null ? null : self::lists($pages);
	}

	/** @return mixed an object, or null for a form that looks like every other */
	public function branding(): mixed {
		return $this->definition->toArray()['branding'] ?? null;
	}

	/** Whether it says no more than its title, and never did. */
	public function isBlank(): bool {
		return $this->settings->areDefaults()
			&& $this->toJson() === self::blank($this->id, $this->title)->with(['settings' => $this->settings->stored()])->toJson();
	}

	/** @return string as the file has it */
	public function toJson(): string {
		return json_encode($this->definition->toArray(), self::FLAGS | JSON_PRETTY_PRINT) . "\n";
	}

	/** Title and description, which a search finds the form by, in lower case. */
	public function words(): string {
		$description = $this->definition->toArray()['description'] ?? null;
		return mb_strtolower($this->title . "\n" . (is_string($description) ? $description : ''), 'UTF-8');
	}

	/** @return string as it is stored to be answered */
	public function definitionJson(): string {
		return json_encode(['settings' => $this->settings->all()] + $this->definition->toArray(), self::FLAGS);
	}

	/** @return array<array-key, mixed> as the API answers it */
	public function answer(): array {
		return ['settings' => $this->settings->all()] + array_diff_key($this->definition->toArray(), self::OF_THE_FILE);
	}

	/** @return list<array<array-key, mixed>> */
	private static function lists(mixed $value): array {
		return is_array($value) ? array_values(array_filter($value, is_array(...))) : [];
	}
}
