<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

use OCA\WizardApp\Shared\Contract\Routes;
use OCA\WizardApp\Shared\Contract\Schemas;

/** The app's limits, taken from the contract that enforces them. */
final class Limits {
	private const STEP = Schemas::STEP_INPUT['properties'];

	public const STEPS_PER_LANGUAGE = Routes::ROUTES['StepController::save']['body']['properties']['steps']['maxItems'];
	public const TEXT_CHARACTERS = self::STEP['text']['maxLength'];
	public const IMPORT_BYTES = Routes::ROUTES['ExchangeController::import']['maxBytes'];
	/** Saves that are kept per language. */
	public const HISTORY_ENTRIES = 20;
}
