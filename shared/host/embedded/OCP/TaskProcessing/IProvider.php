<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\TaskProcessing;

/** Answers tasks of one type. The shapes are of what it takes and gives beyond what the type says; the host reads none of them. */
interface IProvider {
	public function getId(): string;

	public function getName(): string;

	public function getTaskTypeId(): string;

	/** @return int seconds */
	public function getExpectedRuntime(): int;

	/** @return array<array-key, mixed> */
	public function getOptionalInputShape(): array;

	/** @return array<array-key, mixed> */
	public function getOptionalOutputShape(): array;

	/** @return array<array-key, mixed> */
	public function getInputShapeEnumValues(): array;

	/** @return array<array-key, string|int|float> */
	public function getInputShapeDefaults(): array;

	/** @return array<array-key, mixed> */
	public function getOptionalInputShapeEnumValues(): array;

	/** @return array<array-key, string|int|float> */
	public function getOptionalInputShapeDefaults(): array;

	/** @return array<array-key, mixed> */
	public function getOutputShapeEnumValues(): array;

	/** @return array<array-key, mixed> */
	public function getOptionalOutputShapeEnumValues(): array;
}
