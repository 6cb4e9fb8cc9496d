<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Field;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Definition\FieldLabel;
use OCA\MetadataApp\Model\Definition\FieldName;
use OCA\MetadataApp\Model\Definition\FieldShapeReader;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Invalid;

/**
 * Reads what somebody sends as a definition. Members that are absent are empty.
 *
 * @phpstan-import-type FieldInput from Schemas
 */
class DefinitionReader {
	private const REASONS = [
		'field_name' => Reason::INVALID_NAME, 'field_type' => Reason::INVALID_TYPE, 'field_options' => Reason::INVALID_OPTIONS,
	];

	public function __construct(
		private readonly FieldRepository $fields,
		private readonly ProblemSentences $sentences,
	) {
	}

	/**
	 * @param FieldInput $sent
	 * @param ?Field $present the one that it replaces
	 * @throws Invalid with everything that is wrong
	 */
	public function read(array $sent, ?Field $present = null): FieldDefinition {
		$faults = new Faults($this->sentences);
		$name = FieldName::read($sent['field_name']);
		$label = FieldLabel::read($sent['field_label']);
		$shape = FieldShapeReader::read($sent['field_type'], $sent['field_options'] ?? null);
		$description = $sent['field_description'] ?? '';
		$wrong = [
			'field_name' => $name,
			'field_label' => $label,
			...(is_array($shape) ? $shape : []),
			'field_description' => Text::problem($description, Limits::DESCRIPTION_CHARACTERS),
		];
		foreach ($wrong as $member => $problem) {
			if ($problem instanceof Problem) {
				$faults->add(self::REASONS[$member] ?? Reason::INVALID_INPUT, $problem, $member);
			}
		}
		if (is_string($name) && !in_array($this->fields->findByNameOrNull($name)?->id, [null, $present?->id], true)) {
			self::addTaken($faults);
		}
		$refusal = $faults->refusal();
		if ($refusal !== null || !is_string($name) || !is_string($label) || !$shape instanceof FieldShape) {
			throw $refusal ?? new \LogicException('Every problem is a fault');
		}
		return new FieldDefinition(
			name: $name,
			label: $label,
			shape: $shape,
			description: $description,
			withdrawn: self::withdrawn($shape, $present),
			isRequired: Truth::read($sent['is_required'] ?? null) ?? false,
			sortOrder: $sent['sort_order'] ?? 0,
			isOfFolder: Truth::read($sent['applies_to_groupfolder'] ?? null) ?? false,
			isColumn: Truth::read($sent['show_as_column'] ?? null) ?? false,
			columnOrder: $sent['column_order'] ?? 0,
			isFilterable: Truth::read($sent['filterable'] ?? null) ?? false,
		);
	}

	/** The refusal where another request took the name in between. */
	public function takenName(): Invalid {
		$faults = new Faults($this->sentences);
		self::addTaken($faults);
		return $faults->refusal() ?? throw new \LogicException('A fault is refused');
	}

	private static function addTaken(Faults $faults): void {
		$faults->add(Reason::TAKEN_NAME, new Problem(ProblemReason::TakenName), 'field_name');
	}

	/** @return list<string> options that the field had and has no longer, the latest first */
	private static function withdrawn(FieldShape $shape, ?Field $present): array {
		if ($present === null || !$shape->type->hasOptions()) {
			return [];
		}
		$former = [...$present->definition->shape->options, ...$present->definition->withdrawn];
		return array_slice(array_values(array_diff($former, $shape->options)), 0, Limits::WITHDRAWN_OPTIONS_PER_FIELD);
	}
}
