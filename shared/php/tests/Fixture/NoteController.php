<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\AnonRateLimit;
use OCP\AppFramework\Http\Attribute\BruteForceProtection;
use OCP\AppFramework\Http\Attribute\UserRateLimit;
use Shared\Http\Attribute\CrossOrigin;
use Shared\Http\Attribute\Guarded;
use Shared\Http\Attribute\SessionToken;
use Shared\Http\Attribute\TokenScope;
use Shared\Http\Json;
use Shared\Http\JsonApi;

final class NoteController extends Controller implements JsonApi {
	#[UserRateLimit(limit: 3, period: 60)]
	#[AnonRateLimit(limit: 1, period: 600)]
	public function save(): Json {
		return new Json([]);
	}

	#[SessionToken]
	public function attach(): Json {
		return new Json([]);
	}

	#[TokenScope('read')]
	public function index(): Json {
		return new Json([]);
	}

	#[BruteForceProtection(action: 'notes')]
	public function guess(): Json {
		return new Json([]);
	}

	#[CrossOrigin]
	public function open(): Json {
		return new Json([]);
	}

	#[Guarded('owner')]
	public function keep(): Json {
		return new Json([]);
	}

	#[Guarded('none')]
	public function lose(): Json {
		return new Json([]);
	}

	public function undeclared(): Json {
		return new Json([]);
	}
}
