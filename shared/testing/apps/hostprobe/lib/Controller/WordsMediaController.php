<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Exception\Conflict;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCA\HostProbe\Shared\Http\Media\MediaAnswer;
use OCA\HostProbe\Shared\Http\Media\MediaAnswers;
use OCA\HostProbe\Shared\Http\NoContent;
use OCA\HostProbe\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/** Answers that are not JSON. */
final class WordsMediaController extends Controller implements JsonApi {
	private const TYPES = [
		'csv' => ['text/csv', 'csv'],
		'calendar' => ['text/calendar', 'ics'],
		'xlsx' => ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
		'zip' => ['application/zip', 'zip'],
	];
	private const PIECE_BYTES = 65_536;

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly MediaAnswers $media,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/media/export')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function export(): MediaAnswer {
		/** @var array{format?: string} $query */
		$query = $this->input->query();
		[$type, $ending] = self::TYPES[$query['format'] ?? 'csv'] ?? ['text/html', 'html'];
		return $this->media->answer($type, "Übersicht \"1\"/50%.$ending", ["a;b\r\n", "ä;\"\"\r\n"]);
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/media/stream')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function stream(): MediaAnswer {
		/** @var array{pieces: int, failsAt?: int} $query */
		$query = $this->input->query();
		return $this->media->answer('application/x-ndjson', 'lines.ndjson', self::lines($query['pieces'], $query['failsAt'] ?? -1));
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/media/revalidated')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function revalidated(): MediaAnswer {
		return $this->media->versioned('text/calendar', 'text.ics', '1', static fn (): string => 'The same text');
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/words/media/nothing')]
	#[NoAdminRequired]
	public function nothing(): NoContent {
		return new NoContent();
	}

	/** @return \Generator<int, string> */
	private static function lines(int $pieces, int $failsAt): \Generator {
		ini_set('memory_limit', (string)(memory_get_usage(true) + 64 * self::PIECE_BYTES));
		for ($piece = 0; $piece < $pieces; $piece++) {
			if ($piece === $failsAt) {
				throw new Conflict('cannot_start', 'This piece cannot be made.');
			}
			yield json_encode(['piece' => $piece, 'filling' => str_repeat('x', self::PIECE_BYTES)], JSON_THROW_ON_ERROR) . "\n";
		}
	}
}
