<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Schema\Problem as NamedProblem;

/** What is wrong with a request, so that all of it is named at once. */
final class Faults {
	private ?string $reason = null;
	/** @var list<NamedProblem> */
	private array $problems = [];

	public function __construct(private readonly ProblemSentences $sentences) {
	}

	/** @param string ...$keys of the value at fault, from the top of the body */
	public function add(string $reason, Problem $problem, string ...$keys): void {
		$this->reason ??= $reason;
		$pointer = implode('', array_map(NamedProblem::token(...), $keys));
		$expected = (object)$problem->parameters;
		$this->problems[] = NamedProblem::saying($pointer, $problem->reason->value, $expected, $this->sentences->of($problem));
	}

	/** @throws Invalid with all of them, when there are any */
	public function refuse(): void {
		$refusal = $this->refusal();
		if ($refusal !== null) {
			throw $refusal;
		}
	}

	/** @return ?Invalid with all of them; the first one gives the reason */
	public function refusal(): ?Invalid {
		return $this->problems === [] || $this->reason === null ? null : NamedProblem::refusal($this->problems, $this->reason);
	}
}
