<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\Csv\SheetExport;
use OCA\RoomsApp\Service\Csv\SheetImport;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Media\MediaAnswer;
use OCA\RoomsApp\Shared\Http\Media\MediaAnswers;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Lists of rooms as tables.
 *
 * @phpstan-import-type CsvImportBody from Schemas
 */
final class CsvController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly MediaAnswers $media,
		private readonly SheetExport $sheets,
		private readonly SheetImport $import,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/rooms/export')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function export(): MediaAnswer {
		return $this->media->answer('text/csv', ...$this->sheets->export($this->userId));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/rooms/sample-csv')]
	#[NoCSRFRequired]
	public function sample(): MediaAnswer {
		return $this->media->answer('text/csv', ...$this->sheets->sample());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/rooms/import/preview')]
	public function preview(): Json {
		return new Json($this->import->preview($this->input->upload()->path, $this->userId));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/rooms/import')]
	public function import(): Json {
		/** @var CsvImportBody $body */
		$body = $this->input->body();
		return new Json($this->import->import($this->input->upload()->path, $body, $this->userId));
	}
}
