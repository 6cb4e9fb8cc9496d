<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Conversion;

use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\Codec\MultiselectCodec;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;

/** What each value of a field becomes when its definition changes. */
final readonly class ValueRule {
	private Codec $before;
	/** With options that were withdrawn: values that there are may have them. */
	public Codec $after;
	private bool $isSameType;

	public function __construct(
		FieldDefinition $from,
		FieldDefinition $to,
		private ConversionPlan $plan,
	) {
		$this->before = Codecs::of($from->shape);
		$this->after = Codecs::of($to->shapeOfOld());
		$this->isSameType = $from->shape->type === $to->shape->type;
	}

	/** Of a definition that replaces another one and renames nothing. */
	public static function replacing(FieldDefinition $from, FieldDefinition $to): self {
		return new self($from, $to, new ConversionPlan(new FieldShape($to->shape->type), [], false));
	}

	/** @param list<string> $items of a value as it is stored */
	public function text(array $items): string {
		return $this->before->emit($items) ?? '';
	}

	/**
	 * @param list<string> $items of a value as it is stored
	 * @return string|Problem the canonical text that it becomes, or why it does not fit. Whether people exist is asked for all at once
	 */
	public function fit(array $items): string|Problem {
		$isChoice = $this->before->field->type->hasOptions();
		$text = $this->text($isChoice ? $this->plan->renamedAll($items) : $items);
		if ($this->isSameType && !$isChoice) {
			// Also where the field would not take it today: a date from before it had a time.
			return $text;
		}
		// A text of nothing but space may be no value of another type at all.
		return $this->after->parse($text, $this->isSameType ? $text : null) ?? new Problem(ProblemReason::WrongShape);
	}

	/** @return list<string> ids of people that a new value has and the former one, of the same type, has not */
	public function newUsers(string $value): array {
		return $this->isSameType ? [] : $this->after->newUsers($value, null);
	}

	/** Why the history says that a value changed. */
	public function cause(): Cause {
		return $this->isSameType ? Cause::Rename : Cause::Convert;
	}

	/**
	 * A filter of a view names options as they are called afterwards; what another type cannot be filtered by is left out.
	 *
	 * @param list<mixed> $values of JSON
	 * @param string $today `YYYY-MM-DD`
	 * @return list<mixed>
	 */
	public function filter(array $values, string $today): array {
		$viewer = new Viewer('', $today);
		$kept = [];
		foreach ($values as $value) {
			$named = is_string($value) && $value !== '' ? $this->named($value) : $value;
			if (!in_array($named, $kept, true) && ($this->isSameType || is_array($this->after->conditions([$named], $viewer)))) {
				$kept[] = $named;
			}
		}
		return $kept;
	}

	private function named(string $value): string {
		return match (true) {
			$this->before instanceof MultiselectCodec => $this->text($this->plan->renamedAll(explode(Codec::SEPARATOR, $value))),
			$this->before->field->type->hasOptions() => $this->plan->renamed($value),
			default => $value,
		};
	}
}
