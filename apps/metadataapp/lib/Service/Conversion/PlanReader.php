<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Conversion;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Conversion\ConversionPlan;
use OCA\MetadataApp\Model\Definition\FieldShapeReader;
use OCA\MetadataApp\Model\Definition\OptionList;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Invalid;

/**
 * Reads what is to become of a field.
 *
 * @phpstan-import-type ConversionInput from Schemas
 */
class PlanReader {
	private const REASONS = ['field_type' => Reason::INVALID_TYPE];

	public function __construct(private readonly ProblemSentences $sentences) {
	}

	/**
	 * @param ConversionInput $sent
	 * @param bool $mayLose whether values that do not fit are taken away
	 * @throws Invalid with everything that is wrong
	 */
	public function read(array $sent, FieldDefinition $present, bool $mayLose): ConversionPlan {
		$faults = new Faults($this->sentences);
		$plan = new ConversionPlan($present->shape, $this->renamed($sent['renamed'] ?? [], $present, $faults), $mayLose);
		$shape = self::shape($sent, $present, $plan);
		foreach (is_array($shape) ? $shape : [] as $member => $problem) {
			$faults->add(self::REASONS[$member] ?? Reason::INVALID_OPTIONS, $problem, $member);
		}
		$refusal = $faults->refusal();
		if ($refusal !== null || !$shape instanceof FieldShape) {
			throw $refusal ?? new \LogicException('Every problem is a fault');
		}
		return new ConversionPlan($shape, $plan->renamed, $mayLose);
	}

	/**
	 * Without options it keeps those that it has, under their new names.
	 *
	 * @param ConversionInput $sent
	 * @return FieldShape|array<string, Problem>
	 */
	private static function shape(array $sent, FieldDefinition $present, ConversionPlan $plan): FieldShape|array {
		$type = $sent['field_type'] ?? $present->shape->type->value;
		$known = FieldType::named($type);
		$options = $sent['field_options'] ?? match (true) {
			$known?->hasOptions() ?? false => $plan->renamedAll($present->shape->options),
			$known === $present->shape->type && $type !== FieldType::DATE_WITH_TIME => $present->shape->emittedOptions(),
			default => null,
		};
		return FieldShapeReader::read($type, $options);
	}

	/**
	 * @param list<array{from: string, to: string, ...}> $sent
	 * @return array<array-key, string> new options by the former ones, without those that stay
	 */
	private function renamed(array $sent, FieldDefinition $present, Faults $faults): array {
		$former = array_fill_keys($present->shape->type->hasOptions() ? $present->shapeOfOld()->options : [], true);
		$renamed = [];
		foreach ($sent as $place => ['from' => $from, 'to' => $to]) {
			$problem = match (true) {
				!isset($former[$from]) => Problem::quoting(ProblemReason::NotAnOption, 'option', $from),
				isset($renamed[$from]) => Problem::quoting(ProblemReason::DuplicateOption, 'option', $from),
				default => null,
			};
			if ($problem !== null) {
				$faults->add(Reason::INVALID_OPTIONS, $problem, 'renamed', (string)$place, 'from');
			}
			$option = OptionList::read([$to]);
			if ($option instanceof Problem) {
				$faults->add(Reason::INVALID_OPTIONS, $option, 'renamed', (string)$place, 'to');
			} else {
				$renamed[$from] = $option[0] ?? $to;
			}
		}
		return array_filter($renamed, static fn (string $to, int|string $from): bool => $to !== (string)$from, ARRAY_FILTER_USE_BOTH);
	}
}
