<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Condition;

enum Operator: string {
	case Equals = 'equals';
	case NotEquals = 'notEquals';
	case Contains = 'contains';
	case NotContains = 'notContains';
	case IsEmpty = 'isEmpty';
	case IsNotEmpty = 'isNotEmpty';
	case GreaterThan = 'greaterThan';
	case LessThan = 'lessThan';
	case In = 'in';
	case NotIn = 'notIn';

	private const OTHER_NAMES = [
		'not_equals' => 'notEquals', 'not_contains' => 'notContains', 'is_empty' => 'isEmpty', 'is_not_empty' => 'isNotEmpty',
		'greater_than' => 'greaterThan', 'less_than' => 'lessThan', 'not_in' => 'notIn',
	];

	public static function named(string $name): ?self {
		return self::tryFrom(self::OTHER_NAMES[$name] ?? $name);
	}

	public function takesValue(): bool {
		return $this !== self::IsEmpty && $this !== self::IsNotEmpty;
	}

	public function isOrder(): bool {
		return $this === self::GreaterThan || $this === self::LessThan;
	}
}
